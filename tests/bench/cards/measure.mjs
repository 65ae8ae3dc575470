import { tsImport } from "tsx/esm/api";
import { photographCard } from "./specimens.mjs";

const fields = ["plate", "firstRegistration", "typeCode", "vin", "owner"];

/** Reads photographs of invented certificates with the product's own reader: what each field became, and how sure it was. */
export async function measureCards(count, from = 0) {
  const load = (file) => tsImport(`../../../lib/${file}`, import.meta.url);
  const [{ createEngine }, { readCard }, { drawSpecimenCard }, { isMaker }] = await Promise.all(
    [
      "providers/plate-reading/characters/engine.ts",
      "providers/plate-reading/characters/read-card.ts",
      "shared/specimen-card.ts",
      "domains/vehicles/vins/rules.ts",
    ].map(load),
  );
  const engine = createEngine();
  const results = [];
  for (let seed = from; seed < from + count; seed += 1) {
    const { card, jpeg } = await photographCard(drawSpecimenCard, seed);
    const start = performance.now();
    const { entries, notices } = await readCard(engine, jpeg, { owner: true, isMaker });
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
