import fs from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { require as tsRequire } from "tsx/cjs/api";

const { drawingOfTheHouse } = tsRequire("../tests/structure/drawing.ts", import.meta.url);
const page = path.resolve(import.meta.dirname, "../docs/architecture.md");
fs.writeFileSync(page, await format(drawingOfTheHouse(), { parser: "markdown", printWidth: 120 }));
