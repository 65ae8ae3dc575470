/** The twelve best-known makes, best first: they lead lists and suggestions. */
export const BEST_KNOWN = [
  "Renault",
  "Peugeot",
  "Citroën",
  "Dacia",
  "Volkswagen",
  "Audi",
  "BMW",
  "Mercedes-Benz",
  "Opel",
  "Ford",
  "Fiat",
  "Toyota",
] as const;
