import { tsImport } from "tsx/esm/api";
import { photographCard } from "./specimens.mjs";

const fields = ["plate", "firstRegistration", "typeCode", "vin", "owner"];

/** Reads photographs of invented certificates with the product's own reader: what each field became, and how sure it was. */
export async function measureCards(count) {
  const from = (file) => tsImport(`../../../lib/${file}`, import.meta.url);
  const [{ createEngine }, { readCard }, { drawSpecimenCard }] = await Promise.all(
    [
      "providers/plate-reading/characters/engine.ts",
      "providers/plate-reading/characters/read-card.ts",
      "shared/specimen-card.ts",
    ].map(from),
  );
  const engine = createEngine();
  const results = [];
  for (let seed = 0; seed < count; seed += 1) {
    const { card, jpeg } = await photographCard(drawSpecimenCard, seed);
    const start = performance.now();
    const { entries, notices } = await readCard(engine, jpeg, true);
    const ms = performance.now() - start;
    const read = fields.map((field) => {
      const entry = entries.find((one) => one.field === field);
      return { field, want: card[field], value: entry?.value ?? null, confidence: entry?.confidence ?? 0 };
    });
    results.push({ seed, ms, notices, read });
  }
  await engine.close();
  return results;
}
