import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement } from "@/lib/platform/catalogue";
import { read, readReplica } from "@/lib/platform/db";
import type { Language } from "@/lib/shared/languages";
import type { CriterionLine } from "../../fit/schema";
import type { NamedVersion } from "../../labels/rules";
import { correctedLines, type Corrections, type GivenAttribute, type SheetCorrections } from "../rules";
import { everyVehicle } from "../schema";
import { companyKnows } from "./company-knows";
import { nameAttributes } from "./name-attributes";

interface Kept {
  attributes: readonly Omit<GivenAttribute, "valueId" | "label">[];
}

const attributesOf = (where: string) => `coalesce((select json_agg(json_build_object('id', id, 'articleId', article_id,
    'criterionId', criterion_id, 'value', value) order by ktype, criterion_id)
  from given_attribute where ${where}), '[]')`;

const mandatoryOf = (genart: "$2" | "$3") =>
  `coalesce((select json_agg(json_build_object('labelId', criterion_id, 'mandatory', mandatory))
  from given_mandatory where company_id = $1 and genart_id = ${genart}), '[]')`;

const ofList = {
  name: "corrections_of_list",
  text: `select coalesce((select json_agg(article_id) from hidden_article
      where company_id = $1 and ktype = $2 and genart_id = $3), '[]') as hidden,
    ${mandatoryOf("$3")} as mandatory,
    ${attributesOf(`company_id = $1 and genart_id = $3 and ktype in (${everyVehicle}, $2)`)} as attributes`,
};

/** What the actor's company corrected of a list, as the list's version names it; null, without asking the database, when it never corrected anything. */
export async function findCorrections(
  actor: Actor,
  { ktype, genartId, version }: { ktype: number; genartId: number; version: NamedVersion },
): Promise<Corrections | null> {
  requireUser(actor);
  if (!(await companyKnows(actor))) return null;
  const [row] = await read<Corrections & Kept>(ofList, [companyOf(actor), ktype, genartId]);
  return row ? { ...row, attributes: await nameAttributes(row.attributes, version) } : null;
}

/** What a company says of one article: mandatory criteria, values. */
export const ofArticle = {
  name: "corrections_of_article",
  text: `select ${mandatoryOf("$2")} as mandatory,
    ${attributesOf(`company_id = $1 and genart_id = $2 and ktype in (${everyVehicle}, $3) and article_id = $4`)} as attributes`,
};

const namedCriteria = catalogueStatement(
  "corrected_criteria",
  (s) => `select c.id as "labelId", c.key, c.kind, c.unit, coalesce(gc.mandatory, false) as mandatory
    from ${s}.criterion c left join ${s}.genart_criterion gc on gc.criterion_id = c.id and gc.genart_id = $1
    where c.id = any($2::int[])`,
);

/** What of an article's sheet may be corrected, and whose it is. */
interface Correctable {
  id: number;
  genart: { id: number };
  criteria: CriterionLine[];
}

/** A sheet of a catalogue version as the actor's company knows it, for one vehicle or, without one, for every vehicle. */
export async function correctSheet<Sheet extends Correctable>(
  actor: Actor,
  sheet: Sheet,
  { ktype, lang, version }: { ktype?: number; lang: Language; version: NamedVersion },
): Promise<Sheet> {
  requireUser(actor);
  if (!(await companyKnows(actor))) return sheet;
  const values = [companyOf(actor), sheet.genart.id, ktype ?? everyVehicle, sheet.id];
  const [given] = await read<Pick<SheetCorrections, "mandatory"> & Kept>(ofArticle, values);
  if (!given) return sheet;
  const [criteria, attributes] = await Promise.all([
    readCriteria(sheet.genart.id, given.attributes, version),
    nameAttributes(given.attributes, version),
  ]);
  return { ...sheet, criteria: correctedLines(sheet.criteria, { ...given, attributes, criteria }, lang) };
}

async function readCriteria(
  genartId: number,
  attributes: Kept["attributes"],
  { schema, labels }: NamedVersion,
): Promise<SheetCorrections["criteria"]> {
  if (attributes.length === 0) return [];
  const ids = attributes.map(({ criterionId }) => criterionId);
  type Criterion = Omit<SheetCorrections["criteria"][number], "label">;
  const rows = await readReplica<Criterion>(namedCriteria(schema), [genartId, ids]);
  return rows.map((row) => ({ ...row, label: labels.of("criterion", row.labelId) }));
}

const ofGenart = { name: "corrections_of_genart", text: `select ${mandatoryOf("$2")} as mandatory` };

/** Which criteria of a generic article the actor's company holds for decisive or not; empty where it says nothing. */
export async function findMandatory(actor: Actor, genartId: number): Promise<ReadonlyMap<number, boolean>> {
  requireUser(actor);
  if (!(await companyKnows(actor))) return new Map();
  const [row] = await read<Pick<SheetCorrections, "mandatory">>(ofGenart, [companyOf(actor), genartId]);
  return new Map(row?.mandatory.map(({ labelId, mandatory }) => [labelId, mandatory]));
}
