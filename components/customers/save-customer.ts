import { call, CallProblem } from "@/lib/api/client";
import type { CurrentCustomer, CustomerInput } from "@/lib/domains/customers/schema";
import type { VehicleToLink } from "@/lib/domains/customers/schema";

export type FieldErrors = Record<string, string>;

type Saved =
  | { outcome: "saved"; customer: CurrentCustomer }
  | { outcome: "wrong"; errors: FieldErrors }
  | { outcome: "failed"; code: string };

interface Target {
  customerId: number | null;
  vehicle: VehicleToLink | null;
  key: string;
}

/** Sends a filled-in card, new or changed; tells which fields the server refuses and why. */
export async function saveCustomer(values: FormData, { customerId, vehicle, key }: Target): Promise<Saved> {
  const value = (name: string) => String(values.get(name) ?? "");
  const info: Info = {
    title: value("title"),
    firstname: value("firstname"),
    name: value("name"),
    phone: value("phone"),
    email: value("email"),
    company: value("company"),
    siren: value("siren"),
    vatNumber: value("vatNumber"),
    address: value("address"),
    postalCode: value("postalCode"),
    city: value("city"),
    country: value("country"),
  };
  try {
    const id = await send(info, { customerId, vehicle: values.has("linkVehicle") ? vehicle : null, key });
    return {
      outcome: "saved",
      customer: { id, title: info.title, firstname: info.firstname, name: info.name, company: info.company },
    };
  } catch (error) {
    if (!(error instanceof CallProblem)) throw error;
    const errors = fieldErrors(error);
    return Object.keys(errors).length > 0 ? { outcome: "wrong", errors } : { outcome: "failed", code: error.code };
  }
}

type Info = Record<keyof CustomerInput, string>;

async function send(info: Info, { customerId, vehicle, key }: Target): Promise<number> {
  if (customerId !== null) {
    await call("post", "/vc/info", { body: { ...info, clientId: customerId } });
    return customerId;
  }
  const { clientId } = await call("post", "/vc/newClient", { body: { info, vehicle }, idempotencyKey: key });
  return clientId;
}

function fieldErrors({ extra }: CallProblem): FieldErrors {
  const fields = Array.isArray(extra.fields) ? (extra.fields as { field: string; message: string }[]) : [];
  return Object.fromEntries(fields.toReversed().map(({ field, message }) => [field.replace(/^info\./, ""), message]));
}
