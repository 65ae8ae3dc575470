import { translatedLanguages } from "./message-files.mjs";
import { countFallbacks } from "./message-fallbacks.mjs";

const whole = translatedLanguages().filter((one) => !one.includes("-"));

it.each(whole)("names of parts, the OE tree and the repair data are said in %s; 400 fault codes are", (language) => {
  const [{ counts }] = countFallbacks([language]);
  const of = (kind) => counts.find((one) => one.kind === kind);
  for (const kind of ["parts and criteria", "OE tree", "repair data"]) expect(of(kind)).toMatchObject({ lacks: 0 });
  const faults = of("fault code titles");
  expect(faults.all - faults.lacks).toBeGreaterThanOrEqual(400);
});

it("a name that no language says falls back and is counted", () => {
  const [{ counts }] = countFallbacks(
    ["de"],
    [
      [
        "things",
        [
          { en: "Brake disc", fr: "Disque de frein" },
          { en: "zzz", fr: "zzz" },
        ],
      ],
    ],
  );
  expect(counts).toEqual([{ kind: "things", all: 2, lacks: 1 }]);
});
