import { liveNames } from "@/lib/domains/catalogue/labels/queries";
import { nameColleagues } from "@/lib/domains/session/users/queries";
import { companyOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { compactKey } from "@/lib/shared/compact";
import { isoDateIn } from "@/lib/shared/dates";
import type { Language } from "@/lib/shared/languages";
import type { Comebacks, OfVehicle } from "./schema";

const columns = `m.id, m.criterion_id as "criterionId", m.value_id as "valueId", m.value, m.user_id as "userId", m.at`;
const most = 500;

const ofVehicle = {
  name: "comebacks_of_vehicle",
  text: `select m.article_id as key, ${columns} from comeback m
    where m.company_id = $1 and m.withdrawn_at is null and (m.ktype = $2 or m.vin = $3 or m.plate = $4)
    order by m.id desc limit ${most}`,
};

const ofLines = {
  name: "comebacks_of_lines",
  text: `select k.key, ${columns}
    from unnest($2::int[], $3::int[], $4::int[], $5::text[], $6::text[]) k (key, article_id, ktype, vin, plate)
      join comeback m on m.company_id = $1 and m.article_id = k.article_id and m.withdrawn_at is null
        and (m.ktype = k.ktype or m.vin = k.vin or m.plate = k.plate)
    order by m.id desc limit ${most}`,
};

interface Row {
  key: number;
  id: number;
  criterionId: number | null;
  valueId: number | null;
  value: string | null;
  userId: number | null;
  at: Date;
}

const keyOf = (text: string | null): string | null => (text === null ? null : compactKey(text) || null);

/** The warnings of a vehicle and its version by article: what of it came back because it did not fit. */
export async function listComebacks(
  actor: Actor,
  { ktype, vin, plate, lang }: OfVehicle & { lang: Language },
): Promise<Comebacks> {
  requireUser(actor);
  return told(actor, await read<Row>(ofVehicle, [companyOf(actor), ktype, keyOf(vin), keyOf(plate)]), lang);
}

/** The same of the lines of a cart, each with its own vehicle, by line. */
export async function listLineComebacks(
  actor: Actor,
  { lines, lang }: { lines: readonly (OfVehicle & { id: number; articleId: number })[]; lang: Language },
): Promise<Comebacks> {
  requireUser(actor);
  if (lines.length === 0) return {};
  const of = <T>(value: (line: (typeof lines)[number]) => T) => lines.map(value);
  const vehicle = [of(({ ktype }) => ktype), of(({ vin }) => keyOf(vin)), of(({ plate }) => keyOf(plate))];
  const values = [of(({ id }) => id), of(({ articleId }) => articleId), ...vehicle];
  return told(actor, await read<Row>(ofLines, [companyOf(actor), ...values]), lang);
}

async function told(actor: Actor, rows: readonly Row[], lang: Language): Promise<Comebacks> {
  if (rows.length === 0) return {};
  const [{ labels }, names] = await Promise.all([
    liveNames(lang),
    nameColleagues(actor, { ids: rows.flatMap(({ userId }) => userId ?? []) }),
  ]);
  const byKey: Record<number, Comebacks[number][number][]> = {};
  for (const { key, id, criterionId, valueId, value, userId, at } of rows) {
    const read = valueId === null ? value : (labels.find("value", valueId) ?? value);
    const criterion =
      criterionId === null ? null : [labels.of("criterion", criterionId), read].filter(Boolean).join(" ");
    const who = userId === null ? null : (names[userId] ?? null);
    const own = userId !== null && userId === userOf(actor);
    (byKey[key] ??= []).push({ id, criterion, on: isoDateIn(at, "Europe/Paris"), who, own });
  }
  return byKey;
}
