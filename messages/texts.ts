/** The texts that the server itself speaks; every written language has the same keys. */
export interface Texts {
  advice: typeof import("./fr/advice.json");
  agreement: typeof import("./fr/agreement.json");
  conditions: typeof import("./fr/conditions.json");
  criteria: typeof import("./fr/criteria.json");
  labour: typeof import("./fr/labour.json");
  mails: typeof import("./fr/mails.json");
  guided: typeof import("./fr/guided.json");
  "invoice-document": typeof import("./fr/invoice-document.json");
  offers: typeof import("./fr/offers.json");
  passes: typeof import("./fr/passes.json");
  "payment-methods": typeof import("./fr/payment-methods.json");
  orders: typeof import("./fr/orders.json");
  "portal-documents": typeof import("./fr/portal-documents.json");
  "pushed-messages": typeof import("./fr/pushed-messages.json");
  "quote-document": typeof import("./fr/quote-document.json");
  quotes: typeof import("./fr/quotes.json");
  recycled: typeof import("./fr/recycled.json");
  repair: typeof import("./fr/repair.json");
  rights: typeof import("./fr/rights.json");
  stock: typeof import("./fr/stock.json");
  users: typeof import("./fr/users.json");
  vehicles: typeof import("./fr/vehicles.json");
}
