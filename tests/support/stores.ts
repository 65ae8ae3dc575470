import { prisma } from "@/lib/platform/db";
import type { Right } from "@/lib/shared/rights";
import { makeCompany, secondUser } from "./company";
import { knownArticle } from "./supply";

type Company = Awaited<ReturnType<typeof makeCompany>>;

/** An administrator of the house that runs the portal: whoever else holds the right admits nobody. */
export const admitter = () => secondUser({ companyId: 11, stockGroupId: 1 }, ["CaiaApp", "admin"]);

export const merchantRights: readonly Right[] = ["CaiaApp", "MyAccount"];

/** What a company sends in for a store of its own; all that the law wants known. */
export const storeOf = ({ companyId }: Pick<Company, "companyId">, more: object = {}) => ({
  ...{ storeName: `Magasin ${companyId}`, adress1: "4 rue de Gerland", adress2: "", postalCode: "69007", city: "Lyon" },
  ...{ country: "FR", phoneNumber: "04 72 00 00 16", email: `store${companyId}@etabli.test`, accept: true },
  ...{ registration: "987650124", vatNumber: "FR24987650124", iban: "FR7630006000011234567890189" },
  ...more,
});

export const register = (company: Company, more: object = {}) =>
  company.post("/vendor/register", storeOf(company, more));

export async function numberOfStore({ companyId }: Pick<Company, "companyId">): Promise<number> {
  const { number } = await prisma().vendor.findUniqueOrThrow({ where: { companyId }, select: { number: true } });
  return number;
}

type Admitter = Awaited<ReturnType<typeof admitter>>;

export const decide = (admin: Admitter, number: number, decision: string, reason = "") =>
  admin.post(`/vendors/${number}/decision`, { decision, reason });

interface Shelf {
  articleId: number;
  priceCents?: number;
  quantity?: number;
  partType?: string;
  /** As an import leaves it: known by brand and reference alone. */
  imported?: boolean;
}

/** Puts an article of the catalogue on a company's shelf; answers the item's id. */
export async function stockArticle(
  { companyId, stockGroupId }: Pick<Company, "companyId" | "stockGroupId">,
  { articleId, priceCents = 5000, quantity = 4, partType = "neuve", imported = false }: Shelf,
): Promise<number> {
  const { brand, reference, referenceKey } = await knownArticle(articleId);
  const { id } = await prisma().stockItem.create({
    data: {
      ...{ companyId, stockGroupId, priceCents, quantity, partType, label: "Pièce", brand, reference, referenceKey },
      articleId: imported ? null : articleId,
    },
    select: { id: true },
  });
  return id;
}

/** A company whose store was approved, with one article on its shelf. */
export async function openStore(shelf: Partial<Shelf> & { articleId: number }, admin?: Admitter) {
  const company = await makeCompany({ rights: merchantRights });
  await register(company);
  const number = await numberOfStore(company);
  const answer = await decide(admin ?? (await admitter()), number, "approve");
  if (answer.status !== 200) throw new Error(`The store was not approved: ${await answer.text()}`);
  const itemId = await stockArticle(company, shelf);
  return { company, number, channel: `v-${number}`, itemId };
}
