import { listCandidates } from "@/lib/domains/catalogue/list/candidates/queries";
import type { LabourAdded } from "@/lib/domains/cart/labour/schema";
import { labourGroups } from "@/lib/domains/repair/times/rules";
import { findVehicle } from "@/lib/domains/vehicles/queries/find-vehicle";
import { systemActor } from "@/lib/platform/actor";
import { repairData } from "@/lib/providers/repair-data";
import { makeCompany } from "./company";
import { addOne, json, newCustomer, type Client } from "./counter";
import { putOnShelf } from "./supply";

/** The Clio of the demonstration. */
export const clio = { plate: "AB-123-CD", ktype: 1_000_080 };
export const pads = 10_001;

/** Articles of a part that fit the Clio for sure. */
export async function fittingArticles({ companyId }: Pick<Client, "companyId">, genartId: number): Promise<number[]> {
  const actor = systemActor("test", companyId);
  const found = await findVehicle(actor, { field: "immat", value: clio.plate });
  const [part] = await listCandidates(actor, { genartIds: [genartId], facts: found?.facts ?? null, lang: "fr" });
  if (!part?.sure) throw new Error("Nothing fits the Clio for sure.");
  return part.articles.map(({ id }) => id);
}

/** The work of the Clio's brakes in its repair data. */
export async function brakeWork() {
  const documents = await repairData().everything({ mid: "REN00080", lang: "fr" });
  const lines = labourGroups(documents!).flatMap((group) => group.lines);
  const work = lines.find(({ key }) => !key.startsWith("service/"));
  if (!work) throw new Error("The demonstration has no times of brakes.");
  return work;
}

/** A company at 60.00 an hour whose customer's cart holds front pads of the Clio, its brake work and a wash. */
export async function openPackageShop() {
  const company = await makeCompany();
  await company.post(`/companies/settings/${company.companyId}`, { values: { labourT1: 6_000 } });
  const customerId = await newCustomer(company);
  const [articleId = 0] = await fittingArticles(company, pads);
  await putOnShelf(company, articleId, 4_990);
  await json(addOne(company, customerId, articleId, { quantity: 2, ...clio }));
  const work = await brakeWork();
  const charged = { customerId, rate: "T1", seen: 6_000, ...clio };
  await json<LabourAdded>(company.post("/cart/operations?lang=fr", { ...charged, keys: [work.key] }));
  await json<LabourAdded>(company.post("/cart/work", { ...charged, name: "Lavage", minutes: 15 }));
  return { company, customerId, articleId, work };
}
