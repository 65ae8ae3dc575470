/**
 * The variables of what leaves with a customer and of the map: wallets of phones, tiles.
 * @satisfies {readonly import("./shapes.mjs").Variable[]}
 */
export const walletVariables = /** @type {const} */ ([
  {
    name: "ETABLI_APPLE_PASS_CERTIFICATE",
    group: "vehicles",
    meaning: "File of the pass certificate that Apple gave, as PEM (docs/passes.md).",
    shape: "path",
    unset: "a certificate of the installation's own, for trying",
    example: "/etc/etabli/pass.pem",
    needs: ["ETABLI_APPLE_PASS_KEY", "ETABLI_APPLE_WWDR"],
  },
  {
    name: "ETABLI_APPLE_PASS_KEY",
    group: "vehicles",
    meaning: "File of that certificate's key, as PEM.",
    shape: "path",
    unset: "none",
    example: "/etc/etabli/pass.key",
  },
  {
    name: "ETABLI_APPLE_PASS_PASSPHRASE",
    group: "vehicles",
    meaning: "Passphrase of that key.",
    shape: "word",
    unset: "none",
    example: "p-1234567890",
    secret: true,
  },
  {
    name: "ETABLI_APPLE_WWDR",
    group: "vehicles",
    meaning:
      "File of Apple's intermediate certificate (Worldwide Developer Relations) that signed the pass certificate, as PEM.",
    shape: "path",
    unset: "none",
    example: "/etc/etabli/wwdr-g4.pem",
  },
  {
    name: "ETABLI_APPLE_PUSH_URL",
    group: "vehicles",
    meaning: "Address of Apple's push service, or of a double of it.",
    shape: "origin",
    default: "https://api.push.apple.com",
    example: "https://localhost:8443",
  },
  {
    name: "ETABLI_GOOGLE_WALLET_ACCOUNT",
    group: "vehicles",
    meaning: "File of the Google service account that signs passes, as JSON (docs/passes.md).",
    shape: "path",
    unset: "no passes for Google Wallet",
    example: "/etc/etabli/google-wallet.json",
    needs: ["ETABLI_GOOGLE_WALLET_ISSUER"],
  },
  {
    name: "ETABLI_GOOGLE_WALLET_ISSUER",
    group: "vehicles",
    meaning: "Number under which Google Wallet knows this installation as an issuer.",
    shape: "word",
    unset: "none",
    example: "3388000000012345678",
  },
  {
    name: "ETABLI_MAP_TILES",
    group: "trade",
    meaning:
      "Address of the map's tiles with {z}, {x} and {y} in it; their server learns what readers look at (docs/map.md).",
    shape: "tiles",
    unset: "outlines of the departments and cantons, without a street",
    example: "https://tiles.example.com/{z}/{x}/{y}.png",
    needs: ["ETABLI_MAP_ATTRIBUTION"],
  },
  {
    name: "ETABLI_MAP_ATTRIBUTION",
    group: "trade",
    meaning: "Whom the map names as the source of its tiles.",
    shape: "line",
    unset: "none",
    example: "© OpenStreetMap contributors",
  },
]);
