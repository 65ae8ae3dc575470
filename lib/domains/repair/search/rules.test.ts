import type { RepairDocuments } from "@/lib/providers/repair-data/port";
import { codeHits, searchDocuments, searchedCodes } from "./rules";

const every = { first: { km: 20_000, months: 24 }, every: { km: 20_000, months: 24 }, severe: null };
const documents: RepairDocuments = {
  panels: [
    {
      subject: "serviceBrakes",
      panel: {
        technicalInformation: [
          {
            title: "Couples de serrage",
            items: [
              {
                ...{ description: "Vis d'étrier", value: "105", unit: "Nm", qualifier: null, note: null },
                ...{ type: "text", parts: [] },
              },
            ],
          },
        ],
        precautions: [{ kind: "warning", text: "Ne pas suspendre l'étrier", parts: [] }],
        procedures: [{ title: "Dépose", steps: [{ kind: "step", text: "Débrancher la batterie", parts: [] }] }],
        repairTimes: [
          {
            ...{ repair_id: "FBP", repair_description: "Plaquettes avant", action: "remplacer", time_mins: 50 },
            ...{ includes: [], articles: [10001] },
          },
        ],
      },
    },
  ],
  services: [
    {
      ...{ serviceId: "SV-A", label: "Révision intermédiaire", time_mins: 95, operationCount: 1, schedule: every },
      operations: [
        {
          ...{ id: "OIL", label: "Huile moteur", action: "remplacer", kind: "replace", time_mins: 30, articles: [] },
          fluid: { quantity: "4.5", unit: "l", grade: "5W-30", spec: "RN17" },
          ...{ schedule: every, qualifier: null, note: null },
        },
      ],
    },
  ],
};
const titles = new Map([["P0401", "Débit EGR insuffisant"]]);
const found = (text: string) => searchDocuments(documents, text).map(({ kind, title }) => `${kind} ${title}`);

it("finds words in any part, whatever their accents and capitals, by their beginning", () => {
  expect(found("ÉTRIER")).toEqual(["panel Couples de serrage : Vis d'étrier", "precaution Ne pas suspendre l'étrier"]);
  expect(found("plaq avant")).toEqual(["repair Plaquettes avant"]);
  expect(found("debrancher")).toEqual(["procedure Dépose"]);
  expect(found("5w-30")).toEqual(["operation Huile moteur"]);
  expect(found("remplacer huile")).toEqual(["operation Huile moteur"]);
});

it("puts what the title says before what the text says", () => {
  expect(found("revision")).toEqual(["service Révision intermédiaire", "operation Huile moteur"]);
});

it("finds a plural by its singular and a singular by its plural, but no longer word by a plural", () => {
  expect(found("étriers")).toEqual(found("ÉTRIER"));
  expect(found("vis d'étrier")).toEqual(["panel Couples de serrage : Vis d'étrier"]);
  expect(found("batteries")).toEqual(["procedure Dépose"]);
  expect(found("dés")).toEqual([]);
});

it("reads fault codes as such, each with its title, or its letters where nobody names it", () => {
  expect(codeHits(searchedCodes("р0401-13, p1351"), titles)).toMatchObject([
    { kind: "code", code: "P0401-13", title: "Débit EGR insuffisant", text: "powertrain" },
    { kind: "code", code: "P1351", title: "P1351" },
  ]);
  expect(searchedCodes("p0401 frein")).toEqual([]);
});

it.each(["", "  ", "-·-", "xyz", "avant arrière"])("finds nothing for %p", (text) => expect(found(text)).toEqual([]));
