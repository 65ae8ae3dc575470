import "@/tests/support/end";
import type { Page } from "playwright-core";
import { quotedPrice, vatOf, vatRateBp } from "@/lib/shared/money";
import { fitting, fittingInFront } from "@/tests/support/fitting";
import { letLeave, transmitAll } from "@/tests/support/orders";
import { closeSupplier, openSupplier } from "@/tests/support/own-suppliers";
import { fillPastJob, openWorkshop } from "@/tests/support/past-job";
import { accessibilityFaults, alive, base, complaints, overflowing, shoot } from "../support/browser";
import { follows, makeQuote } from "../support/companion";
import {
  advise,
  findByPlate,
  lineOf,
  openAgreement,
  openPhone,
  photograph,
  signByFinger,
  toCart,
} from "../support/job";
import { enterAs } from "../support/people";
import { said } from "../support/shopping";

const freinor = { id: 911, code: "Freinor" };
const rhodauto = { id: 912, code: "Rhodauto" };
const [pads, discs, filter] = ["Jeu de plaquettes de frein", "Disque de frein", "Filtre à huile"];
const publicCents = { pads: 4_990, discs: 6_990, filter: 2_000 };
const roadTest = { name: "Essai sur route", minutes: 15 };

afterEach(async () => {
  for (const supplier of [freinor, rhodauto]) await closeSupplier(supplier);
});

/** What the customer pays for parts at public prices and for work at 60.00 an hour, as a page writes it. */
function written(publicParts: readonly number[], minutes: number): RegExp {
  const net = publicParts.reduce((sum, cents) => sum + quotedPrice(cents), minutes * 100);
  return new RegExp(`${((net + vatOf(net, vatRateBp.EUR)) / 100).toFixed(2).replace(".", ",")}\\s€`);
}

/** Pads and filter are cheapest at one supplier, discs at another; a past job had all of them. */
async function openJob() {
  const [pad, disc] = [await fittingInFront(10_001), await fittingInFront(10_002)];
  const [oilFilter = 0] = await fitting(10_035);
  await openSupplier(freinor, [
    { articleId: pad, baseCents: 1_000, publicCents: publicCents.pads },
    { articleId: oilFilter, baseCents: 300, publicCents: publicCents.filter },
  ]);
  await openSupplier(rhodauto, [{ articleId: disc, baseCents: 1_200, publicCents: publicCents.discs }]);
  const workshop = await openWorkshop();
  const parts = [
    { articleId: pad, channel: freinor.code, price: 1_000 },
    { articleId: disc, channel: rhodauto.code, price: 1_200, quantity: 2 },
    { articleId: oilFilter, channel: freinor.code, price: 300 },
  ];
  const past = await fillPastJob(workshop.company, parts, [roadTest]);
  return { ...workshop, past, minutes: past.work.minutes + roadTest.minutes };
}

/** Keeps the cart of the past job as a package. */
async function keepPackage(desk: Page, name: string) {
  await desk.goto("/cart?tab=cart");
  const keep = desk.getByRole("button", { name: "Enregistrer comme forfait" });
  await alive(keep);
  await keep.click();
  const dialog = desk.getByRole("dialog", { name: "Enregistrer comme forfait" });
  await dialog.getByRole("textbox", { name: "Nom du forfait" }).fill(name);
  await dialog.getByRole("button", { name: "Enregistrer" }).click();
  await desk.getByRole("heading", { level: 1, name }).waitFor();
}

async function takePackage(desk: Page, name: string) {
  await desk.locator("#content").getByRole("link", { name: "Forfaits", exact: true }).click();
  await desk.getByRole("link", { name }).click();
  await desk.getByRole("row").getByRole("checkbox", { checked: true }).nth(2).waitFor();
  await desk.getByRole("button", { name: "Ajouter au panier de Mme Laurent" }).click();
  await desk.getByText("Ajouté au panier : 5").waitFor();
  await shoot(desk, "job-package");
  await desk.locator(toCart).click();
  for (const [part, { code }] of [
    [pads, freinor],
    [discs, rhodauto],
    [filter, freinor],
  ] as const)
    await lineOf(desk, part).getByText(code).waitFor();
}

const orderOf = (desk: Page, { code }: { code: string }) =>
  desk.getByRole("region", { name: new RegExp(`· ${code}$`) }).first();

async function receiveAll(desk: Page) {
  await orderOf(desk, freinor).getByText(pads).waitFor();
  await orderOf(desk, rhodauto).getByText(discs).waitFor();
  expect(await desk.locator("[data-line]").count()).toBe(2);
  for (const supplier of [freinor, rhodauto]) {
    const order = orderOf(desk, supplier);
    await order.getByText("Prise par le fournisseur").waitFor();
    await order.getByRole("button", { name: "Tout est arrivé" }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Tout est arrivé" }).click();
    await order.waitFor({ state: "detached" });
  }
  await desk.getByRole("heading", { name: "Rien dans « Commande »" }).waitFor();
}

async function handOver(desk: Page) {
  await desk.getByRole("link", { name: /^Livraison/ }).click();
  await orderOf(desk, freinor).waitFor();
  await shoot(desk, "job-arrived");
  for (const supplier of [freinor, rhodauto]) {
    await orderOf(desk, supplier).getByRole("button", { name: "Remettre", exact: true }).click();
    await orderOf(desk, supplier).waitFor({ state: "detached" });
  }
  await desk.getByRole("heading", { name: "Rien dans « Livraison »" }).waitFor();
  await desk.goto("/orders");
  const closed = desk.getByRole("row").filter({ hasText: "Close" });
  for (const { code } of [freinor, rhodauto]) await closed.filter({ hasText: code }).waitFor();
}

it("goes from a plate to a package, photographs, agreement line by line, a signature, orders at two suppliers, arrival and hand-over", async () => {
  const { company, past, minutes } = await openJob();
  const desk = await enterAs(company);
  await desk.context().addCookies([{ name: "etabli.customer", value: String(past.customerId), url: base }]);
  await keepPackage(desk, "Freins avant et filtre");
  await findByPlate(desk);
  await desk.getByRole("button", { name: "Passer à Mme Laurent" }).click();
  await said(desk, "Client de ce véhicule choisi : Mme Laurent");
  await takePackage(desk, "Freins avant et filtre");

  await advise(desk, pads, "Urgent", "Il reste 2 mm");
  await advise(desk, filter, "Conseillé", "À 14 000 km");
  await photograph(desk, pads, "#803020");
  await photograph(desk, filter, "#208030");
  const phone = await openPhone(desk);
  await follows(phone);
  for (const text of ["Il reste 2 mm", "À 14 000 km"]) await phone.getByText(text).waitFor();
  await shoot(desk, "job-cart");
  await makeQuote(desk);
  await phone.getByRole("button", { name: /^Photo 1 sur 1 : Filtre à huile/ }).waitFor();
  expect(await phone.getByRole("button", { name: /^Photo 1 sur 1 : / }).count()).toBe(2);

  const dialog = await openAgreement(phone);
  const agree = dialog.getByRole("button", { name: /^J’accepte/ });
  const kept = [publicCents.pads, publicCents.discs, publicCents.discs];
  await agree.getByText(written([...kept, publicCents.filter], minutes)).waitFor();
  await dialog.getByRole("checkbox", { name: filter }).uncheck();
  const sum = written(kept, minutes);
  await agree.getByText(sum).waitFor();
  await signByFinger(phone);
  expect([await accessibilityFaults(phone), await overflowing(phone)]).toEqual([[], []]);
  await shoot(phone, "job-signed");
  await agree.click();
  await dialog.waitFor({ state: "hidden" });
  await phone.getByText("Lignes acceptées : 4 sur 5").waitFor();
  await phone.getByText("Non retenu").waitFor();

  await desk.getByRole("heading", { level: 1 }).getByText("Accepté").waitFor();
  await desk.getByText("Lignes acceptées : 4 sur 5").waitFor();
  await desk.getByRole("img", { name: /^Signature de .*Laurent$/ }).waitFor();
  await desk.getByText(sum).first().waitFor();
  await shoot(desk, "job-quote");
  await desk.getByRole("button", { name: "Commander les pièces" }).click();
  await desk.waitForURL("**/cart?tab=order");
  await said(desk, "4 lignes commandées");
  await letLeave(company);
  await transmitAll();
  await receiveAll(desk);
  await handOver(desk);
  expect([complaints.get(desk), complaints.get(phone)]).toEqual([[], []]);
});
