import "@/tests/support/end";
import { prisma } from "@/lib/platform/db";
import { newCustomer } from "@/tests/support/counter";
import { openPackageShop } from "@/tests/support/packages";
import { accessibilityFaults, alive, base, complaints, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

const clio = "/identification-vehicule/search/immat/AB-123-CD";

it("a cart is changed in place, kept as a package, and offered on a vehicle: one press puts it into the next customer's cart", async () => {
  const { company, customerId, work } = await openPackageShop();
  const { companyId } = company;
  const seller = await enterAs(company);
  const serve = (id: number) =>
    seller.context().addCookies([{ name: "etabli.customer", value: String(id), url: base }]);
  await serve(customerId);
  await seller.goto("/cart?tab=cart");

  const change = seller.getByRole("button", { name: "Modifier Lavage" });
  await alive(change);
  await change.click();
  const editor = seller.getByRole("form", { name: "Modifier Lavage" });
  const time = editor.getByRole("textbox", { name: "Temps" });
  expect(await time.inputValue()).toBe("0:15");
  await time.fill("bientôt");
  await editor.getByRole("button", { name: "Enregistrer" }).click();
  await editor.getByText(/^Temps non compris/).waitFor();
  await time.fill("30 min");
  await editor.getByRole("button", { name: "Enregistrer" }).click();
  await editor.waitFor({ state: "detached" });
  await seller.getByText("30 min", { exact: true }).waitFor();
  await seller.getByText("30,00 €").first().waitFor();

  const keep = seller.getByRole("button", { name: "Enregistrer comme forfait" });
  await alive(keep);
  await keep.click();
  const dialog = seller.getByRole("dialog", { name: "Enregistrer comme forfait" });
  await dialog.getByRole("textbox", { name: "Nom du forfait" }).fill("Freins avant");
  await shoot(seller, "package-keep");
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await seller.waitForURL(/\/packages\/\d+$/);
  await seller.getByRole("heading", { level: 1, name: "Freins avant" }).waitFor();
  const quantity = seller.getByRole("textbox", { name: /^Quantité de .*avant$/ });
  await alive(quantity);
  await quantity.fill("0");
  await seller.getByRole("button", { name: "Enregistrer" }).click();
  await seller.getByText("Saisissez un nombre entier de 1 à 9 999").waitFor();
  await quantity.fill("3");
  await seller.getByRole("textbox", { name: "Nom du forfait" }).fill("Freins avant complets");
  await seller.getByRole("button", { name: "Enregistrer" }).click();
  await seller.getByRole("heading", { level: 1, name: "Freins avant complets" }).waitFor();
  expect([await accessibilityFaults(seller), await overflowing(seller)]).toEqual([[], []]);
  await shoot(seller, "package-change");

  const next = await newCustomer(company);
  await serve(next);
  await seller.goto(clio);
  // The car belongs to nobody yet: the seller says once for whom it is.
  const goOn = seller.getByRole("button", { name: /^Continuer avec / });
  await alive(goOn);
  await goOn.click();
  await seller.locator("#content").getByRole("link", { name: "Forfaits", exact: true }).click();
  await seller.getByRole("link", { name: "Freins avant complets" }).click();
  const row = seller.getByRole("row", { name: /avant/ });
  await row.getByRole("checkbox", { checked: true }).waitFor();
  await seller.getByText("Temps des données de réparation").waitFor();
  await seller.getByText("Temps du forfait").waitFor();
  expect([await accessibilityFaults(seller), await overflowing(seller)]).toEqual([[], []]);
  await shoot(seller, "package-vehicle");
  await seller.getByRole("button", { name: /^Ajouter au panier de/ }).click();
  await seller.getByText("Ajouté au panier : 3").waitFor();
  expect(await seller.getByText("Au panier", { exact: true }).count()).toBe(3);
  await seller.goto("/cart?tab=cart");
  await seller.locator("[data-line]").first().waitFor();
  expect(await seller.locator("[data-line]").count()).toBe(1);
  await seller.getByText(work.label, { exact: true }).waitFor();
  await shoot(seller, "package-in-cart");

  const where = { companyId, key: "freins avant complets" };
  const kept = await prisma().workPackage.findFirstOrThrow({ where, select: { parts: true } });
  const [part] = kept.parts as [object];
  const gone = { ...part, genartId: 999_999, label: "Capteur disparu" };
  await prisma().workPackage.updateMany({ where, data: { parts: [gone] } });
  await seller.getByRole("link", { name: /^Forfaits pour / }).click();
  await seller.getByRole("link", { name: "Freins avant complets" }).click();
  await seller.getByText(/^N’existe plus au catalogue : Capteur disparu/).waitFor();
  await alive(goOn);
  await goOn.click();
  const put = seller.getByRole("button", { name: /^Ajouter au panier/ });
  await alive(put);
  await put.click();
  await seller.getByText(/^Ajouté au panier : 1/).waitFor();
  await shoot(seller, "package-gone");

  await seller.locator("#menu").getByRole("link", { name: "Forfaits" }).click();
  await seller.getByRole("link", { name: "Freins avant complets" }).click();
  const remove = seller.getByRole("button", { name: "Supprimer le forfait" });
  await alive(remove);
  await remove.click();
  await seller.getByRole("dialog").getByRole("button", { name: "Supprimer le forfait" }).click();
  await seller.getByText("Aucun forfait").waitFor();
  expect(complaints.get(seller)).toEqual([]);
});
