/**
 * For `npm test` and `npm run bench` alone.
 * @satisfies {readonly import("./shapes.mjs").Variable[]}
 */
export const testVariables = /** @type {const} */ ([
  {
    name: "ETABLI_BENCH",
    group: "tests",
    meaning: "1 opens the two pages that the benchmark compares with.",
    shape: "one",
    unset: "closed",
    example: "1",
  },
  {
    name: "ETABLI_PSEUDO_LANGUAGES",
    group: "tests",
    meaning: "1 lets the cookie etabli.language choose the pseudo-languages qps and qps-rtl.",
    shape: "one",
    unset: "in development only",
    example: "1",
  },
  {
    name: "ETABLI_WEBHOOKS_LOCAL",
    group: "tests",
    meaning: "1 lets webhooks go to programs of this machine, over http too.",
    shape: "one",
    unset: "public https addresses alone",
    example: "1",
  },
  {
    name: "DATABASE_URL_TEST",
    group: "tests",
    meaning: "An empty PostgreSQL database for the tests.",
    shape: "database",
    unset: "a throw-away embedded one",
    example: "postgresql://etabli:secret@127.0.0.1:5432/etabli_test",
    secret: true,
  },
  {
    name: "CHROMIUM_PATH",
    group: "tests",
    meaning: "The Chromium that walks the browser journeys.",
    shape: "path",
    unset: "looked for",
    example: "/usr/bin/chromium",
  },
]);
