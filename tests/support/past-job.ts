import type { LabourAdded } from "@/lib/domains/cart/labour/schema";
import { makeCompany } from "./company";
import { addOne, json, newCustomer, type Client } from "./counter";
import { brakeWork, clio } from "./packages";
import { claire } from "./supply";

interface PastPart {
  articleId: number;
  channel: string;
  price: number;
  quantity?: number;
}

interface PastWork {
  name: string;
  minutes: number;
}

/** A company at 60.00 an hour: Mme Laurent drives the Clio of the demonstration and has an empty cart. */
export async function openWorkshop() {
  const company = await makeCompany();
  await company.post(`/companies/settings/${company.companyId}`, { values: { labourT1: 6_000 } });
  const customerId = await newCustomer(company);
  await json(company.post("/vc/newVehicle", { customerId, immat: clio.plate }));
  return { company, customerId };
}

/** A job on a Clio in the cart of Mme Morel: parts, the work of its front brakes and work with own times. */
export async function fillPastJob(company: Client, parts: readonly PastPart[], works: readonly PastWork[]) {
  const customerId = await newCustomer(company, { ...claire, name: "Morel" });
  for (const { articleId, ...sold } of parts) await json(addOne(company, customerId, articleId, { ...clio, ...sold }));
  const work = await brakeWork();
  const charged = { customerId, rate: "T1", seen: 6_000, ...clio };
  await json<LabourAdded>(company.post("/cart/operations?lang=fr", { ...charged, keys: [work.key] }));
  for (const own of works) await json<LabourAdded>(company.post("/cart/work", { ...charged, ...own }));
  return { customerId, work };
}
