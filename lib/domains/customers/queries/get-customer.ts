import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { companyOf, hasRight, requireCustomer, requireRight, requireUser, type Actor } from "@/lib/platform/actor";
import { read, type Statement } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { formatPlate, normalisePlate, type PlateCountry } from "@/lib/shared/plate";
import { readId } from "@/lib/shared/address";
import type { CurrentCustomer, Customer } from "../schema";

const card = `select c.id, json_build_object('title', c.title, 'firstname', c.firstname, 'name', c.name, 'phone', c.phone,
      'email', c.email, 'company', c.company, 'siren', c.siren, 'vatNumber', c.vat_number, 'address', c.address,
      'postalCode', c.postal_code, 'city', c.city, 'country', c.country, 'picture', c.picture) as info,
    coalesce((select json_agg(json_build_object('id', v.id, 'immat', v.plate, 'country', v.country, 'brand', v.brand,
        'model', v.model, 'vin', v.vin, 'ktype', v.ktype, 'mileageKm', v.mileage_km, 'inspectionOn', v.inspection_on,
        'inspectionSaid', v.inspection_said, 'serviceOn', v.service_on) order by v.id)
      from customer_vehicle v where v.company_id = c.company_id and v.customer_id = c.id), '[]') as vehicles
  from customer c`;

const byId = { name: "customer_by_id", text: `${card} where c.company_id = $1 and c.id = $2` };
const byVehicle = {
  name: "customer_by_vehicle",
  text: `${card} where c.company_id = $1 and c.id = (select v.customer_id from customer_vehicle v
    where v.company_id = $1 and ((v.plate = $2 and v.plate <> '') or v.vin = $3) order by (v.plate = $2) desc, v.id limit 1)`,
};
const current = {
  name: "customer_current",
  text: "select id, title, firstname, name, company from customer where company_id = $1 and id = $2",
};

type Row = Omit<Customer, "vehicles"> & { vehicles: Omit<Customer["vehicles"][number], "link">[] };

async function findCard(statement: Statement, values: unknown[]): Promise<Customer | null> {
  const [row] = await read<Row>(statement, values);
  return row ? { ...row, vehicles: row.vehicles.map(shown) } : null;
}

function shown(vehicle: Row["vehicles"][number]): Customer["vehicles"][number] {
  const immat = formatPlate(vehicle.immat, vehicle.country as PlateCountry);
  return {
    ...vehicle,
    immat,
    link: vehicleBase({ field: vehicle.country === "CH" ? "swissPlate" : "immat", value: immat }),
  };
}

/** The card of a customer with the linked vehicles; another company's customer does not exist. */
export async function findCustomer(actor: Actor, { customerId }: { customerId: number }): Promise<Customer | null> {
  requireCustomer(actor, customerId, "cart");
  return findCard(byId, [companyOf(actor), customerId]);
}

/** The same; 404 when there is none. */
export async function getCustomer(actor: Actor, input: { customerId: number }): Promise<Customer> {
  const customer = await findCustomer(actor, input);
  if (!customer) throw notFound();
  return customer;
}

/** The customer to whom a plate or a VIN is linked. */
export async function findCustomerOfVehicle(
  actor: Actor,
  { plate, vin }: { plate: string | null; vin: string | null },
): Promise<Customer | null> {
  requireRight(actor, "cart");
  return findCard(byVehicle, [companyOf(actor), normalisePlate(plate ?? ""), vin || null]);
}

/** The customer that the cookie names, if there is one in the actor's company. */
export async function findCurrentCustomer(
  actor: Actor,
  cookieValue: string | null | undefined,
): Promise<CurrentCustomer | null> {
  requireUser(actor);
  const id = hasRight(actor, "cart") ? readId(cookieValue) : null;
  if (id === null) return null;
  const [row] = await read<CurrentCustomer>(current, [companyOf(actor), id]);
  return row ?? null;
}

/** The name of a customer of the actor's company; 404 otherwise. */
export async function getCustomerName(actor: Actor, { customerId }: { customerId: number }): Promise<CurrentCustomer> {
  requireCustomer(actor, customerId, "cart");
  const [row] = await read<CurrentCustomer>(current, [companyOf(actor), customerId]);
  if (!row) throw notFound();
  return row;
}
