/**
 * The variables that name systems of others in the trade: suppliers, registers of companies.
 * @satisfies {readonly import("./shapes.mjs").Variable[]}
 */
export const tradeVariables = /** @type {const} */ ([
  {
    name: "ETABLI_SUPPLIERS",
    group: "trade",
    meaning: "Suppliers asked over HTTP, as JSON (docs/suppliers.md).",
    shape: "list",
    unset: "embedded suppliers alone",
    example: '[{"code":"ACME","name":"Acme","url":"https://stock.example.com/v1","key":"k-1234567890"}]',
    secret: true,
  },
  {
    name: "ETABLI_COMPANY_REGISTER_URL",
    group: "trade",
    meaning: "Address of a register of companies that answers as the French state's \"recherche d'entreprises\".",
    shape: "web",
    unset: "embedded register",
    example: "https://recherche-entreprises.api.gouv.fr/search",
  },
  {
    name: "ETABLI_COMPANY_REGISTER_KEY",
    group: "trade",
    meaning: "Key of that register; the state's own asks for none.",
    shape: "word",
    unset: "none",
    example: "k-1234567890",
    secret: true,
  },
  {
    name: "ETABLI_COMPANY_REGISTER_KEY_HEADER",
    group: "trade",
    meaning: "Name of the header that carries the key.",
    shape: "header",
    default: "x-api-key",
    example: "authorization",
  },
]);
