import createNextIntlPlugin from "next-intl/plugin";

const withIntl = createNextIntlPlugin("./lib/web/intl-request.ts");

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  typescript: { ignoreBuildErrors: true },
  // Without it a navigation that gets no answer becomes the browser's own, which loses the page.
  // Loading every page before the first answer makes a start a second longer.
  // Every picture has its size already: /_next/image would make others for anybody who asks.
  images: { unoptimized: true },
  experimental: { authInterrupts: true, useOffline: true, preloadEntriesOnStart: false },
  // The addresses of drawings bear their hash.
  headers: async () => [
    // A new version is found at once, whatever stands between.
    { source: "/sw.js", headers: [{ key: "Cache-Control", value: "no-cache" }] },
    ...["/drawings/:sheet", "/scenes/:scene", "/360/:set/:frame"].map((source) => ({
      source,
      has: [{ type: "query", key: "v" }],
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    })),
  ],
  serverExternalPackages: [
    "@cantoo/pdf-lib",
    "pg",
    "@prisma/client",
    "@prisma/adapter-pg",
    "@node-rs/argon2",
    "@react-pdf/renderer",
    "nodemailer",
    "pino",
    "sharp",
    "tesseract.js",
  ],
  turbopack: {
    root: import.meta.dirname,
    resolveAlias: {
      "use-intl/format-message": { browser: "./lib/web/format-compiled.ts", default: "./lib/web/format-message.ts" },
    },
  },
};

export default withIntl(config);
