import { companyOf, requireUser, type Actor } from "@/lib/platform/actor";
import { catalogueStatement, liveCatalogue } from "@/lib/platform/catalogue";
import { read, readReplica } from "@/lib/platform/db";
import { invalid, notFound } from "@/lib/platform/problems";
import { findCorrectedVersion } from "../corrections/queries";
import { readMid } from "./rules";
import type { HeavyMakeAndModel } from "./schema";

const ktypeOfMid = catalogueStatement(
  "ktype_of_mid",
  (s) => `select ktype from ${s}.vehicle where mid = $1 order by ktype limit 1`,
);

const givenMid = {
  name: "ktype_of_given_mid",
  text: "select ktype from vehicle_numbers where company_id = $1 and mid = $2 order by ktype limit 1",
};

/** The ktype of an AutoData number, the company's own corrections first; null when no version carries it; 400 for what is no such number. */
export async function findKtypeOfMid(actor: Actor, { mid }: { mid: string }): Promise<number | null> {
  requireUser(actor);
  const stored = readMid(mid);
  if (stored === null) throw invalid("malformed-mid", "The MID has at most 20 letters and digits.");
  const [[given], [row]] = await Promise.all([
    read<{ ktype: number }>(givenMid, [companyOf(actor), stored]),
    readReplica<{ ktype: number }>(ktypeOfMid(await liveCatalogue()), [stored]),
  ]);
  return given?.ktype ?? row?.ktype ?? null;
}

/** The same; 404 when there is none. */
export async function getKtypeOfMid(actor: Actor, input: { mid: string }): Promise<{ ktype: number }> {
  const ktype = await findKtypeOfMid(actor, input);
  if (ktype === null) throw notFound();
  return { ktype };
}

/** The AutoData number of a ktype, null for a version without one; 404 for an unknown ktype. */
export async function getMidOfKtype(actor: Actor, ktype: number): Promise<{ mid: string | null }> {
  requireUser(actor);
  const version = await findCorrectedVersion(actor, ktype);
  if (!version) throw notFound();
  return { mid: version.mid };
}

const heavyByNtypnr = catalogueStatement(
  "heavy_by_ntypnr",
  (s) => `select k.name as make, m.name as model from ${s}.vehicle v
    join ${s}.model m on m.id = v.model_id join ${s}.make k on k.id = v.make_id where v.ntypnr = $1 order by v.ktype limit 1`,
);

/** Make and model of a heavy vehicle's type number; 404 for an unknown one. */
export async function getHeavyMakeAndModel(actor: Actor, ntypnr: number): Promise<HeavyMakeAndModel> {
  requireUser(actor);
  const [row] = await readReplica<HeavyMakeAndModel>(heavyByNtypnr(await liveCatalogue()), [ntypnr]);
  if (!row) throw notFound();
  return row;
}
