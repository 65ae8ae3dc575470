import { defineConfig, globalIgnores } from "eslint/config";
import nextVitals from "eslint-config-next/core-web-vitals";
import tseslint from "typescript-eslint";

const typescript = { files: ["**/*.{ts,tsx,mts}"] };

export default defineConfig([
  globalIgnores([".next/", ".build/", ".data/", "lib/generated/", "next-env.d.ts", "public/"]),
  ...nextVitals,
  ...[...tseslint.configs.strict, ...tseslint.configs.stylistic].map((config) => ({ ...config, ...typescript })),
  {
    rules: {
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": "error",
      "no-var": "error",
      "prefer-const": "error",
      "object-shorthand": "error",
    },
  },
  {
    ...typescript,
    rules: {
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
    },
  },
  // next/image would load a client runtime, to make no other sizes (next.config.js).
  { files: ["components/ui/picture.tsx"], rules: { "@next/next/no-img-element": "off" } },
  // The texts of a screen have to be there before its markup.
  { files: ["components/page/client-messages.tsx"], rules: { "@next/next/no-sync-scripts": "off" } },
  { files: ["prisma/seed/**", "scripts/**"], rules: { "no-console": "off" } },
  { files: ["**/*.test.{ts,tsx}", "tests/**"], rules: { "@typescript-eslint/no-non-null-assertion": "off" } },
]);
