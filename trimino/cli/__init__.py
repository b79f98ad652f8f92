"""The commands of `trimino`, one module each.

Each command is a module named like it, with its options and output. Besides these:

    main.py            the entry point
    commands.py        the list of commands, and the options of the program itself
    options.py         the options that several commands share
    rules_option.py    `--rules` and `--set`
    exit_codes.py      exit codes, and errors as sentences
    help.py            help and usage errors in every language
    language.py        `--language` and the environment
    worker_pools.py    `--workers` and `--dask`
    progress.py        progress bars
    console_table.py   tables on the console
    browser_link.py    the QR code and the browser of `serve`
    pad_outputs.py     the files and the link of `pad`
    kept_proof.py      the proofs that a device kept of its matches
    *_text.py          the results of analysis, arena and study in words
"""
