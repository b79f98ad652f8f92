/** Build configuration: output in dist/, one chunk for each page, and few for what they share. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const SERVER = process.env["TRIMINO_DEV_SERVER"] ?? "http://127.0.0.1:8000";

/** What the first page fetches later, to play without a network. */
const LOCAL = /\/src\/local\//;
/** What draws no board; of the table, what the score pad uses. */
const PARTS =
    /\/src\/(fairness|pad|pages|print|state|ui|words|table\/(hand\/order|scoreText|shortcuts))\b|\/svelte\/src\/(events|reactivity)\//;
/** The board and what stands around it. */
const BOARD = /\/(d3-|src\/(learn|puzzles|replay|table|training)\/)/;

export default defineConfig({
    plugins: [svelte()],
    resolve: {
        alias: { "@locales": fileURLToPath(new URL("../trimino/locales", import.meta.url)) },
        // Tests run in Node, where Svelte would otherwise resolve to its server build.
        ...(process.env["VITEST"] ? { conditions: ["browser"] } : {}),
    },
    assetsInclude: ["**/*.ftl"],
    build: {
        target: "es2022",
        // An inlined image would be downloaded by everyone, needed or not.
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        // What the first page needs is one file, however other pages share parts of it. What other
        // pages share is three: to fetch dozens of small files would take longer.
        rolldownOptions: {
            output: {
                codeSplitting: {
                    groups: [
                        { name: "first", tags: ["$initial"] },
                        { name: "local", test: LOCAL, minShareCount: 2 },
                        { name: "parts", test: PARTS, minShareCount: 2 },
                        { name: "board", test: BOARD, minShareCount: 2 },
                    ],
                },
            },
        },
    },
    server: {
        fs: { allow: [".."] },
        proxy: { "/api": { target: SERVER, ws: true } },
    },
    test: {
        include: ["src/**/*.test.ts"],
        // A file that needs a page begins with `// @vitest-environment happy-dom`: to make one
        // takes longer than its tests.
        environment: "node",
        pool: "threads",
        // A busy machine must not fail a test.
        testTimeout: 60_000,
    },
});
