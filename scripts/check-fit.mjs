// Tries every list of every version, where `npm test` tries 300 of them.
process.env.CHECK_FIT = "all";
process.argv.splice(2, process.argv.length, "--only", "api", "tests/api/catalogue/fit.test.ts");
await import("./test.mjs");
