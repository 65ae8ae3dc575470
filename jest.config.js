import nextJest from "next/jest.js";

// Units and structure reach no database; the runner of `npm test` names the real one for calls and journeys.
process.env.DATABASE_URL ??= "postgresql://nobody@127.0.0.1:1/none";
process.env.LOG_LEVEL ??= "silent";

const shared = {
  moduleNameMapper: {
    "^@react-pdf/hyphenate/(.*)$": "<rootDir>/node_modules/@react-pdf/hyphenate/lib/$1.js",
    "^@/(.*)$": "<rootDir>/$1",
    "^server-only$": "<rootDir>/scripts/lib/empty.mjs",
  },
  modulePathIgnorePatterns: ["<rootDir>/.next", "<rootDir>/.build", "<rootDir>/.data"],
};
const source = "<rootDir>/{app,components,lib,prisma,scripts}/**";

const projects = [
  {
    displayName: "unit",
    testEnvironment: "node",
    testMatch: [`${source}/*.test.ts`, "<rootDir>/tests/support/**/*.test.ts"],
  },
  {
    displayName: "unit",
    testEnvironment: "jsdom",
    testMatch: [`${source}/*.test.tsx`],
    setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  },
  { displayName: "unit", testEnvironment: "node", testMatch: ["<rootDir>/scripts/**/*.test.mjs"] },
  { displayName: "structure", testEnvironment: "node", testMatch: ["<rootDir>/tests/structure/**/*.test.ts"] },
  {
    displayName: "api",
    testEnvironment: "node",
    testMatch: ["<rootDir>/tests/api/**/*.test.ts"],
    setupFiles: ["<rootDir>/tests/support/lane.ts"],
    setupFilesAfterEnv: ["<rootDir>/tests/support/judge-answers.ts", "<rootDir>/tests/support/judge-statements.ts"],
  },
  {
    displayName: "browser",
    testEnvironment: "node",
    testMatch: ["<rootDir>/tests/browser/**/*.test.ts"],
    setupFiles: ["<rootDir>/tests/support/lane.ts"],
  },
];

// Packages that publish ES modules alone; next/jest would leave every package as it is.
const esModules = [
  "next-intl",
  "use-intl",
  "@formatjs",
  "intl-messageformat",
  "icu-minify",
  "@prisma/client/runtime/.*\\.mjs",
  "jose",
  "@hono",
  "hono",
  "@react-pdf",
  "yoga-layout",
  "color-string",
  "color-name",
];

/** next/jest reads the TypeScript settings with a process of its own: once, not once for each project. */
async function config() {
  const base = await nextJest({ dir: import.meta.dirname })(shared)();
  const transformIgnorePatterns = [
    `/node_modules/(?!(${esModules.join("|")})(/|$))`,
    "^.+\\.module\\.(css|sass|scss)$",
  ];
  // A slow machine is no fault of the product: the default of five seconds would make it one.
  return {
    testTimeout: 300_000,
    projects: projects.map((project) => ({ ...base, ...project, transformIgnorePatterns })),
  };
}

export default config;
