/** Every component is in runes mode, and its styles are its own. */
export default { compilerOptions: { runes: true } };
