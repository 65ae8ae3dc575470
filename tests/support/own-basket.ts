import { prisma } from "@/lib/platform/db";
import { makeCompany } from "./company";
import { storedOffer } from "./supply";

/** A company in France with some pieces of what Techauto sells in its own basket. */
export async function fillOwnBasket(quantity = 3) {
  const [company, { articleId, net }] = await Promise.all([makeCompany(), storedOffer("francs")]);
  await prisma().company.update({
    where: { id: company.companyId },
    data: { address: "1 rue du Lac", postalCode: "74160", city: "Saint-Julien", country: "FR" },
  });
  const fill = (pieces = quantity) =>
    company.post("/addItemToCart", {
      ...{ item: { id: articleId }, name: "", price: net, currency: "CHF", channel: "Techauto", customerId: "company" },
      quantity: pieces,
    });
  await fill();
  return { company, articleId, net, fill };
}
