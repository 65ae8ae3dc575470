const postalCodes: Partial<Record<string, RegExp>> = {
  ...Object.fromEntries(["FR", "MC", "DE", "ES", "IT"].map((country) => [country, /^\d{5}$/])),
  ...Object.fromEntries(["CH", "BE", "LU"].map((country) => [country, /^\d{4}$/])),
};

/** Whether the country knows such postal codes; of countries whose form is not known here, every text. */
export const isPostalCode = (country: string, text: string): boolean =>
  postalCodes[country]?.test(text.replace(/\s/g, "")) ?? true;
