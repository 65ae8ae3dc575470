/** The texts that the server itself speaks; every written language has the same keys. */
export interface Texts {
  criteria: typeof import("./fr/criteria.json");
  "quote-document": typeof import("./fr/quote-document.json");
  quotes: typeof import("./fr/quotes.json");
  rights: typeof import("./fr/rights.json");
  vehicles: typeof import("./fr/vehicles.json");
}
