import { companyOf, onlyCustomer, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";

/** The company as its papers name it; `logo` and `capital` as they were entered. */
export interface Letterhead {
  name: string;
  legalForm: string | null;
  capital: string | null;
  address: string | null;
  postalCode: string | null;
  city: string | null;
  country: string;
  siren: string | null;
  siret: string | null;
  registry: string | null;
  naf: string | null;
  vatNumber: string | null;
  phone: string | null;
  email: string | null;
  logo: string | null;
}

const letterhead = {
  name: "company_letterhead",
  text: `select name, legal_form as "legalForm", capital, address, postal_code as "postalCode", city, country, siren, siret,
      registry, naf, vat_number as "vatNumber", phone, email, logo from company where id = $1`,
};

/** The actor's company as every customer of it reads it on its quotes. */
export async function getLetterhead(actor: Actor): Promise<Letterhead> {
  onlyCustomer(actor);
  const [row] = await read<Letterhead>(letterhead, [companyOf(actor)]);
  if (!row) throw notFound();
  return row;
}

export type HomePlace = Pick<Letterhead, "country" | "postalCode">;

const place = { name: "company_place", text: `select country, postal_code as "postalCode" from company where id = $1` };
const home = { name: "company_country", text: "select country from company where id = $1" };

/** Where the actor's company stands: the country in two letters, and the postal code where one is known. */
export async function getHomePlace(actor: Actor): Promise<HomePlace> {
  requireUser(actor);
  const [row] = await read<HomePlace>(place, [companyOf(actor)]);
  if (!row) throw notFound();
  return row;
}

/** The country that the actor's company stands in, in two letters. */
export async function getHomeCountry(actor: Actor): Promise<string> {
  requireUser(actor);
  const [row] = await read<{ country: string }>(home, [companyOf(actor)]);
  if (!row) throw notFound();
  return row.country;
}
