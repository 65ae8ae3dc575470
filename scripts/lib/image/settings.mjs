import { readFileSync } from "node:fs";

// As Next's own standalone server does: the settings as the build resolved them, for reading next.config.js loads compilers.
const { config } = JSON.parse(readFileSync(".next/required-server-files.json", "utf8"));
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
