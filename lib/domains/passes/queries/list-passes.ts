import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { passSigner, saveLinks } from "@/lib/providers/wallet";
import { compactKey } from "@/lib/shared/compact";
import { nameCompanies } from "@/lib/domains/account/companies/queries/name-companies";
import { keepsAll } from "../access";
import { certificateState, passesPerPage } from "../rules";
import type { CertificateState, Pass, PassPage } from "../schema";
import { passColumns } from "./columns";

// $2 a compact beginning of plate or VIN, $3 words of the vehicle; both null for all.
const matching = `from pass p where (p.company_id = $1 or $5) and ($2::text is null or p.vin like '%' || $2 || '%'
    or replace(replace(upper(coalesce(p.plate, '')), '-', ''), ' ', '') like '%' || $2 || '%'
    or p.label ilike $3 or p.serial = lower($4))`;
const ofCompany = {
  name: "passes_of_company",
  text: `select ${passColumns} ${matching} order by p.revoked_at is not null, p.updated_at desc, p.serial limit ${passesPerPage} offset $6`,
};
const counted = { name: "passes_counted", text: `select count(*)::int as total ${matching}` };

const wild = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;

/** The passes that the actor looks after and that a text finds by plate, VIN, vehicle or id: active ones first, the last changed before others. */
export async function listPasses(actor: Actor, { q = "", from = 0 }: { q?: string; from?: number }): Promise<PassPage> {
  requireRight(actor, "admin");
  const text = q.trim();
  const key = compactKey(text);
  const values = [companyOf(actor), text === "" ? null : key || "\u0001", wild(text), text, keepsAll(actor)];
  const [passes, [count], certificate] = await Promise.all([
    read<Pass>(ofCompany, [...values, from]),
    read<{ total: number }>(counted, values),
    findCertificate(actor),
  ]);
  const total = count?.total ?? 0;
  const end = from + passes.length;
  const names = keepsAll(actor) ? await nameCompanies(actor, { ids: passes.map(({ companyId }) => companyId) }) : null;
  const named = passes.map((one) => ({ ...one, company: names?.get(one.companyId) ?? null }));
  return { passes: named, total, next: end < total ? end : null, certificate, google: saveLinks() !== null };
}

/** What passes are signed with, and for how long; null while its files cannot be read. */
export async function findCertificate(actor: Actor): Promise<CertificateState | null> {
  requireRight(actor, "admin", "IdCar");
  try {
    return certificateState((await passSigner()).certificate, new Date());
  } catch (error) {
    log.error({ err: error }, "passes cannot be signed");
    return null;
  }
}
