import { cookies } from "next/headers";
import { CustomerSwitch } from "@/components/customers/customer-switch";
import { LinkedCustomer } from "@/components/customers/linked-customer";
import { UnlinkedVehicle } from "@/components/customers/unlinked-vehicle";
import { ClientMessages } from "@/components/page/client-messages";
import { findCurrentCustomer, findCustomerOfVehicle } from "@/lib/domains/customers/queries/get-customer";
import { customerCookie } from "@/lib/domains/customers/rules";
import { readId } from "@/lib/shared/address";
import type { VehicleView } from "@/lib/domains/vehicles/schema";
import { hasRight } from "@/lib/platform/actor";
import { requirePageActor } from "@/lib/web/actor";
import { clientTexts, type Picked } from "@/lib/web/client-texts";
import { pageLanguage } from "@/lib/web/language";

/** What speaks before anything is opened; the dialog brings the rest. */
const spoken: Picked[] = ["choose", "change", "chosen", "unnamed", "linked"].map((key) => `customers.${key}` as const);

/** The customer who is served, in the vehicle's bar, and what to do when the vehicle is another customer's. */
export async function VehicleCustomer({ base, vehicle: { plate, record } }: { base: string; vehicle: VehicleView }) {
  const [actor, jar] = await Promise.all([requirePageActor(), cookies()]);
  if (!hasRight(actor, "cart")) return null;
  const { make, model, vin } = record;
  const seen = jar.get(customerCookie)?.value;
  const [customer, owner, texts] = await Promise.all([
    findCurrentCustomer(actor, seen),
    plate || vin ? findCustomerOfVehicle(actor, { plate, vin }) : null,
    pageLanguage().then((language) => clientTexts(language, ["customers"])),
  ]);
  return (
    <ClientMessages of={spoken}>
      <CustomerSwitch
        customer={customer}
        texts={texts.address}
        vehicleBase={base}
        vehicle={plate ? { immat: plate, brand: make ?? "", model: model ?? "", vin } : null}
      />
      <LinkedCustomer
        key={base}
        vehicle={base}
        current={customer}
        seen={readId(seen)}
        linked={owner && { id: owner.id, ...owner.info }}
      />
      {customer && !owner && (plate || vin) ? (
        <UnlinkedVehicle key={`${base} ${customer.id}`} vehicle={base} current={customer} />
      ) : null}
    </ClientMessages>
  );
}
