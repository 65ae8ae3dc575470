import type { LabourAdded } from "@/lib/domains/cart/labour/schema";
import { labourGroups } from "@/lib/domains/repair/times/rules";
import { repairData } from "@/lib/providers/repair-data";
import { makeCompany } from "./company";
import { addOne, json, newCustomer } from "./counter";
import { clioPlate, fittingInFront } from "./fitting";
import { putOnShelf } from "./supply";

/** The Clio of the demonstration. */
export const clio = { plate: clioPlate, ktype: 1_000_080 };
export const pads = 10_001;

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
  const articleId = await fittingInFront(pads);
  await putOnShelf(company, articleId, 4_990);
  await json(addOne(company, customerId, articleId, { quantity: 2, ...clio }));
  const work = await brakeWork();
  const charged = { customerId, rate: "T1", seen: 6_000, ...clio };
  await json<LabourAdded>(company.post("/cart/operations?lang=fr", { ...charged, keys: [work.key] }));
  await json<LabourAdded>(company.post("/cart/work", { ...charged, name: "Lavage", minutes: 15 }));
  return { company, customerId, articleId, work };
}
