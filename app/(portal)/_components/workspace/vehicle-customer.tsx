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

/** The customer who is served, in the vehicle's bar, and what to do when the vehicle is another customer's. */
export async function VehicleCustomer({ base, vehicle: { plate, record } }: { base: string; vehicle: VehicleView }) {
  const [actor, jar] = await Promise.all([requirePageActor(), cookies()]);
  if (!hasRight(actor, "cart")) return null;
  const { make, model, vin } = record;
  const seen = jar.get(customerCookie)?.value;
  const [customer, owner] = await Promise.all([
    findCurrentCustomer(actor, seen),
    plate || vin ? findCustomerOfVehicle(actor, { plate, vin }) : null,
  ]);
  return (
    <ClientMessages of={["customers"]}>
      <CustomerSwitch
        customer={customer}
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
