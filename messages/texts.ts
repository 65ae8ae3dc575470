/** The texts that the server itself speaks; every written language has the same keys. */
export interface Texts {
  criteria: typeof import("./fr/criteria.json");
  offers: typeof import("./fr/offers.json");
  "portal-documents": typeof import("./fr/portal-documents.json");
  "quote-document": typeof import("./fr/quote-document.json");
  quotes: typeof import("./fr/quotes.json");
  recycled: typeof import("./fr/recycled.json");
  rights: typeof import("./fr/rights.json");
  stock: typeof import("./fr/stock.json");
  users: typeof import("./fr/users.json");
  vehicles: typeof import("./fr/vehicles.json");
}
