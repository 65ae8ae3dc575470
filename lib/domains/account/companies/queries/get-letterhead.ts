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

const home = { name: "company_country", text: "select country from company where id = $1" };

/** The country that the actor's company stands in, in two letters. */
export async function getHomeCountry(actor: Actor): Promise<string> {
  requireUser(actor);
  const [row] = await read<{ country: string }>(home, [companyOf(actor)]);
  if (!row) throw notFound();
  return row.country;
}
