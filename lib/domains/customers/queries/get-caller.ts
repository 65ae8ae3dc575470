import { getHomeCountry } from "@/lib/domains/account/companies/queries/get-letterhead";
import { companyOf, requireRight, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { Problem } from "@/lib/platform/problems";
import { phoneKey } from "@/lib/shared/phone";
import type { Caller } from "../schema";

const endingIn = {
  name: "customer_phone_ending",
  text: `select c.id as "customerId", c.title, c.firstname, c.name, c.phone, c.email, c.company, c.country,
      v.vin, v.plate as immat, v.ktype, v.brand, v.model
    from customer c
    left join lateral (select * from customer_vehicle v where v.company_id = c.company_id and v.customer_id = c.id
      order by (v.vin is null), v.id desc limit 1) v on true
    where c.company_id = $1 and right(regexp_replace(c.phone, '\\D', '', 'g'), 6) = $2
    order by (v.vin is null), c.id`,
};

/** The customer who calls from a number, in whatever spelling, with the VIN of the vehicle linked last; 404 for nobody's number. */
export async function getCaller(actor: Actor, { phone }: { phone: string }): Promise<Caller> {
  requireRight(actor, "cart");
  const ending = phone.replace(/\D/g, "").slice(-6);
  const [home, rows] = await Promise.all([
    getHomeCountry(actor),
    read<Caller & { country: string }>(endingIn, [companyOf(actor), ending]),
  ]);
  const asked = phoneKey(phone, home);
  const found = rows.find((row) => asked !== null && asked === phoneKey(row.phone, row.country));
  if (!found) throw new Problem(404, "unknown-phone", "No customer has this number.");
  const { country: _, ...caller } = found;
  return caller;
}
