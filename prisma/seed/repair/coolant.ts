const byMake: Readonly<Record<string, string>> = {
  ...{ Renault: "Type D", Dacia: "Type D", Alpine: "Type D", Nissan: "Type D" },
  ...{ Peugeot: "G33", Citroën: "G33", DS: "G33" },
  ...{ Volkswagen: "G12evo / G13", Audi: "G12evo / G13", Seat: "G12evo / G13", Škoda: "G12evo / G13" },
  ...{ Cupra: "G12evo", BMW: "HT-12", Mini: "HT-12", Toyota: "SLLC", Lexus: "SLLC" },
  ...{ Opel: "OAT", Ford: "OAT", Fiat: "OAT", "Alfa Romeo": "OAT", Lancia: "OAT" },
};

/** The usual coolant of a make. */
export const coolantOf = (make: string): string | null => byMake[make] ?? null;
