import { call } from "@/lib/api/client";
import type { CurrentCustomer, CustomerInput, VehicleToLink } from "@/lib/domains/customers/schema";

/** A customer's card as it is typed. */
export type CardInfo = Record<keyof CustomerInput, string>;

/** The card, and whether the open vehicle goes with it. */
export type CardDraft = CardInfo & { linkVehicle: boolean };

interface Target {
  customerId: number | null;
  vehicle: VehicleToLink | null;
}

/** Sends a filled-in card, new or changed; throws CallProblem. */
export async function saveCustomer(info: CardInfo, { customerId, vehicle }: Target): Promise<CurrentCustomer> {
  const { title, firstname, name, company } = info;
  if (customerId !== null) await call("post", "/vc/info", { body: { ...info, clientId: customerId } });
  const id = customerId ?? (await call("post", "/vc/newClient", { body: { info, vehicle } })).clientId;
  return { id, title, firstname, name, company };
}
