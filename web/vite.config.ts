/** Build configuration: output in dist/, one chunk for each page. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const SERVER = process.env["TRIMINO_DEV_SERVER"] ?? "http://127.0.0.1:8000";

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
        // What the first page needs is one file, however other pages share parts of it.
        rolldownOptions: {
            output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } },
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
