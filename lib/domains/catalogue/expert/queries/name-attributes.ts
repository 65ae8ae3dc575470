import { catalogueStatement } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import type { NamedVersion } from "../../labels/rules";
import type { GivenAttribute } from "../rules";

const valuesNow = catalogueStatement(
  "given_values_now",
  (
    s,
  ) => `select v.criterion_id as "criterionId", v.value, v.id from unnest($1::int[], $2::text[]) as g(criterion, value)
    join ${s}.criterion_value v on v.criterion_id = g.criterion and v.value = g.value`,
);

interface Kept {
  criterionId: number;
  value: string;
}

/** Given values with the number and the name that a catalogue version has for them; both null where it has none. */
export async function nameAttributes<K extends Kept>(
  kept: readonly K[],
  { schema, labels }: NamedVersion,
): Promise<(K & Pick<GivenAttribute, "valueId" | "label">)[]> {
  if (kept.length === 0) return [];
  const values = [kept.map(({ criterionId }) => criterionId), kept.map(({ value }) => value)];
  const rows = await readReplica<Kept & { id: number }>(valuesNow(schema), values);
  const known = new Map(rows.map(({ criterionId, value, id }) => [`${criterionId} ${value}`, id]));
  return kept.map((one) => {
    const valueId = known.get(`${one.criterionId} ${one.value}`) ?? null;
    return { ...one, valueId, label: valueId === null ? null : labels.find("value", valueId) };
  });
}
