import { readSiren, readSiret } from "@/lib/shared/company-number";
import { registeredCompanies } from "./companies";

describe("companies of the demonstration's register", () => {
  it("carry valid numbers, each once", () => {
    for (const { siren, siret, name } of registeredCompanies)
      expect([name, readSiren(siren), readSiret(siret ?? ""), siret?.startsWith(siren)]).toEqual([
        name,
        siren,
        siret,
        true,
      ]);
    expect(new Set(registeredCompanies.map(({ siren }) => siren)).size).toBe(registeredCompanies.length);
  });
});
