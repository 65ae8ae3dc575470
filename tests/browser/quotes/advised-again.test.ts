import "@/tests/support/end";
import { addOne, json } from "@/tests/support/counter";
import { clioPlate, fitting, fittingInFront } from "@/tests/support/fitting";
import { openWorkshop } from "@/tests/support/past-job";
import { putOnShelf } from "@/tests/support/supply";
import { accessibilityFaults, alive, base, complaints, overflowing, shoot } from "../support/browser";
import { makeQuote } from "../support/companion";
import { advise, findByPlate, lineOf, openAgreement, openPhone, photograph, signByFinger } from "../support/job";
import { enterAs } from "../support/people";

const filter = "Filtre à huile";

/** The cart of Mme Laurent with pads and an oil filter for her Clio, open at the desk. */
async function firstVisit() {
  const { company, customerId } = await openWorkshop();
  for (const articleId of [await fittingInFront(10_001), (await fitting(10_035))[0] ?? 0]) {
    await putOnShelf(company, articleId, 4_990);
    await json(addOne(company, customerId, articleId, { plate: clioPlate }));
  }
  const desk = await enterAs(company);
  await desk.context().addCookies([{ name: "etabli.customer", value: String(customerId), url: base }]);
  await desk.goto("/cart?tab=cart");
  return desk;
}

it("what was advised and not agreed to stands at the vehicle's next visit: one press brings it back with its word and its photograph", async () => {
  const desk = await firstVisit();
  await advise(desk, filter, "Conseillé", "À 14 000 km");
  await photograph(desk, filter, "#208030");
  const number = await makeQuote(desk);
  const phone = await openPhone(desk);
  const dialog = await openAgreement(phone);
  await dialog.getByRole("checkbox", { name: filter }).uncheck();
  await signByFinger(phone);
  await dialog.getByRole("button", { name: /^J’accepte/ }).click();
  await phone.getByText("Lignes acceptées : 1 sur 2").waitFor();
  await desk.getByRole("button", { name: "Commander les pièces" }).click();
  await desk.waitForURL("**/orders/2*");

  await desk.context().clearCookies({ name: "etabli.customer" });
  await desk.goto("/today");
  await findByPlate(desk);
  await desk.getByRole("button", { name: /^Mme Laurent/ }).waitFor();
  const advised = desk.locator("section", {
    has: desk.getByRole("heading", { name: "Conseillé la dernière fois" }),
  });
  for (const text of [filter, "Conseillé", "À 14 000 km", `Devis n° ${number}`])
    await advised.getByText(text, { exact: true }).waitFor();
  expect([await accessibilityFaults(desk), await overflowing(desk)]).toEqual([[], []]);
  await shoot(desk, "job-advised");
  const back = advised.getByRole("button", { name: "Remettre au panier" });
  await alive(back);
  await back.click();
  await advised.waitFor({ state: "detached" });

  await desk.locator("#cart-link").click();
  const line = lineOf(desk, filter);
  await line.locator(".pill", { hasText: "Conseillé" }).waitFor();
  await line.getByText("À 14 000 km").waitFor();
  const photo = line.getByRole("button", { name: /^Photo 1 sur 1 : / });
  await photo.click();
  const large = desk.getByRole("dialog", { name: /^Photos : / }).getByRole("img");
  expect(
    await large.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }),
  ).toEqual([900, 1200]);
  await desk.keyboard.press("Escape");
  await shoot(desk, "job-advised-cart");
  expect(await desk.locator("[data-line]").count()).toBe(1);
  expect([complaints.get(desk), complaints.get(phone)]).toEqual([[], []]);
});
