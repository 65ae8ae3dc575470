import { requireRight, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { readReplica } from "@/lib/platform/db";
import { invalid, unprocessable } from "@/lib/platform/problems";
import { isCalled } from "../../labels/queries";
import { readNumber } from "../rules";
import type { AttributesInput } from "../schema";

/** A value as it is kept: the catalogue's own where it has one, else the text. */
export interface ReadAttribute {
  criterionId: number;
  given: { valueId: number | null; value: string } | null;
}

const kinds = catalogueStatement(
  "given_criteria",
  (s) => `select c.id, c.kind, c.unit from ${s}.genart_criterion gc join ${s}.criterion c on c.id = gc.criterion_id
    where gc.genart_id = $1 and c.id = any($2::int[])`,
);

const knownValues = catalogueStatement(
  "given_values",
  (s) => `select t.criterion as "criterionId", v.id as "valueId", v.value
    from unnest($1::int[], $2::text[]) as t(criterion, typed), lateral (
      select * from ${s}.criterion_value v where v.criterion_id = t.criterion and (v.value = t.typed or ${isCalled(s, "value", "v.id", "t.typed")})
      order by v.id limit 1) v`,
);

/** Reads typed values as those of a generic article's criteria; 422 for a foreign criterion, 400 for a number that is none. */
export async function readAttributes(actor: Actor, genart: number, input: AttributesInput): Promise<ReadAttribute[]> {
  requireRight(actor, "expertData");
  const ids = input.map(({ attribute }) => attribute);
  if (new Set(ids).size < ids.length) throw invalid("attribute-twice", "An attribute is named twice.");
  const schema = await liveCatalogue();
  const known = await readReplica<{ id: number; kind: string; unit: string | null }>(kinds(schema), [genart, ids]);
  const typed = input.map(({ attribute, value }) => {
    const criterion = known.find(({ id }) => id === attribute);
    if (!criterion) throw unprocessable("unknown-attribute", "The generic article has no such attribute.");
    return { attribute, value, text: value === null ? null : readText(value, criterion) };
  });
  const wrong = typed.filter(({ value, text }) => value !== null && text === null);
  if (wrong.length > 0)
    throw invalid("not-a-number", "The attribute takes a number.", {
      attributes: wrong.map(({ attribute }) => attribute),
    });
  const told = typed.filter(({ text }) => text !== null);
  const values = await readReplica<{ criterionId: number } & NonNullable<ReadAttribute["given"]>>(knownValues(schema), [
    told.map(({ attribute }) => attribute),
    told.map(({ text }) => text),
  ]);
  return typed.map(({ attribute: criterionId, text }) => {
    if (text === null) return { criterionId, given: null };
    const found = values.find((value) => value.criterionId === criterionId);
    const { valueId = null, value = text } = found ?? {};
    return { criterionId, given: { valueId, value } };
  });
}

/** The value as it is kept; null for what should be a number and is none. */
const readText = (value: string, { kind, unit }: { kind: string; unit: string | null }): string | null =>
  kind === "number" || kind === "int" ? readNumber(value, unit) : value;
