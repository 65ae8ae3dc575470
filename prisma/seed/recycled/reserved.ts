import type pg from "pg";
import { textsOf } from "@/lib/platform/texts";
import { demoReserved } from "./demo";

const reserving = { company: 13, user: 8, customer: 91 };

const customer = `insert into customer (company_id, id, title, firstname, name, phone, email, company, address, postal_code, city, country, updated_at)
  values ($1, $2, 'M.', 'Yves', 'Roussel', '06 55 00 00 91', 'yves.roussel@exemple.test', '', '12 cours de la Marne', '33800', 'Bordeaux', 'FR', now())`;

const line = `insert into cart_line (company_id, customer_id, channel, make_id, article_id, name, item, quantity, price_cents, public_cents,
    stock, priced_at, vin, ktype, plate, updated_at)
  select $1, $2, 'Reparcar', 0, 'pre-' || id, $4, jsonb_build_object('id', id, 'unit', true, 'number', engine_codes[1], 'makeId', 0,
      'makeLabel', make, 'genartId', 0, 'label', $5::jsonb, 'partType', 'économie circulaire', 'vehicle', 'Renault Clio III 1.5 dCi'),
    1, round(price_cents * 0.8), price_cents, 1, now(), null, 1000080, null, now()
  from recycled_unit where police_number = $3`;

const hold = `insert into recycled_hold (unit_id, company_id, customer_id, user_id, touched_at)
  select id, $1, $2, $4, now() from recycled_unit where police_number = $3`;

/** While the demonstration is loaded, one of its engines is put into the cart of another house, where it stays for half an hour. */
export async function loadReservedUnit(client: pg.Client): Promise<void> {
  const [fr, en] = await Promise.all([textsOf("fr", "recycled"), textsOf("en", "recycled")]);
  const label = { fr: fr.label.engine, en: en.label.engine };
  const who = [reserving.company, reserving.customer];
  await client.query(customer, who);
  await client.query(line, [...who, demoReserved, label.fr, JSON.stringify(label)]);
  await client.query(hold, [...who, demoReserved, reserving.user]);
}
