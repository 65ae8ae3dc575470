/** The documents and forms of the portal, each at /api/documents/{name}. */
export const documentNames = [
  ...(["circular-parts", "labour-rates", "refrigerants", "wheel-torques"] as const),
  ...(["tyre-indices", "roadworthiness", "waste-register", "reception", "part-origins"] as const),
  ...(["return-goods", "deposit", "warranty", "enrolment"] as const),
  ...(["wrong-fitment", "account", "waste-collection", "hotline"] as const),
] as const;
export type DocumentName = (typeof documentNames)[number];
