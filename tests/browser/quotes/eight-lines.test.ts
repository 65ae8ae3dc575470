import "@/tests/support/end";
import type { Page } from "playwright-core";
import { json } from "@/tests/support/counter";
import { fitting, fittingInFront } from "@/tests/support/fitting";
import { fillPastJob, openWorkshop } from "@/tests/support/past-job";
import { putOnShelf } from "@/tests/support/supply";
import { complaints, shoot } from "../support/browser";
import { findByPlate, Hands, openAgreement, openPhone, toCart } from "../support/job";
import { enterAs } from "../support/people";

const [mostKeys, mostTouches] = [60, 25];
const works = [
  { name: "Vidange", minutes: 30 },
  { name: "Essai sur route", minutes: 15 },
];

/** A workshop that kept a past job of three parts and three works as a package, at the beginning of its day. */
async function openMorning() {
  const { company } = await openWorkshop();
  const articles = [await fittingInFront(10_001), await fittingInFront(10_002), (await fitting(10_035))[0] ?? 0];
  for (const articleId of articles) await putOnShelf(company, articleId, 4_990);
  const parts = articles.map((articleId, at) => ({
    ...{ articleId, channel: "local", price: 4_990, quantity: at === 1 ? 2 : 1 },
  }));
  const past = await fillPastJob(company, parts, works);
  await json(company.post("/packages", { name: "Freins et vidange", customerId: past.customerId }));
  const desk = await enterAs(company);
  await desk.goto("/today");
  return desk;
}

/** Two things that the job needs besides, one press each. */
async function addBesides(desk: Page, hands: Hands) {
  for (const at of [3, 4]) {
    const add = desk.getByRole("button", { name: /^Ajouter : / }).first();
    const name = (await add.getAttribute("aria-label")) ?? "";
    await hands.touch(add);
    await desk.locator("[data-line]").nth(at).waitFor();
    await desk.getByRole("button", { name, exact: true }).waitFor({ state: "detached" });
  }
}

it("a job of eight lines takes at most 60 keys or 25 touches from the plate to the signature", async () => {
  const desk = await openMorning();
  const hands = new Hands();
  await findByPlate(desk, hands);
  await desk.getByRole("button", { name: /^Mme Laurent/ }).waitFor();
  await hands.touch(desk.locator("#content").getByRole("link", { name: "Forfaits", exact: true }));
  await hands.touch(desk.getByRole("link", { name: "Freins et vidange" }));
  await desk.getByRole("row").getByRole("checkbox", { checked: true }).nth(2).waitFor();
  await hands.touch(desk.getByRole("button", { name: "Ajouter au panier de Mme Laurent" }));
  await desk.getByText("Ajouté au panier : 6").waitFor();
  await hands.touch(desk.locator(toCart));
  await addBesides(desk, hands);
  await shoot(desk, "eight-lines-cart");
  await hands.touch(desk.getByRole("button", { name: "Générer le devis" }));
  await desk.waitForURL("**/quotes/*");

  const phone = await openPhone(desk, hands);
  const dialog = await openAgreement(phone, hands);
  await hands.sign(phone);
  await shoot(phone, "eight-lines-phone");
  await hands.touch(dialog.getByRole("button", { name: /^J’accepte/ }));
  await phone.getByText("Lignes acceptées : 8 sur 8").waitFor();
  await desk.getByText("Lignes acceptées : 8 sur 8").waitFor();

  const { keys, touches } = hands;
  expect(keys).toBeLessThanOrEqual(mostKeys);
  // Even for who types the plate on glass.
  expect(keys + touches).toBeLessThanOrEqual(mostTouches);
  expect([complaints.get(desk), complaints.get(phone)]).toEqual([[], []]);
});
