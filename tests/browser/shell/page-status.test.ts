import type { Page } from "playwright-core";
import { base, complaints, openSignedIn } from "../support/browser";
import { clio, clioPads } from "../support/places";

const search = "/identification-vehicule/search";
const chosen = "/selection-vehicule/vl/Renault/Clio%20III/1.5%20dCi%2085/1000080";
const inWorkshop = "/v3/search/immat";

const pages = new Map<string, Page>();

/** A page at an address, one for each reader: what it showed before is nothing to an address. */
async function visit(email: string, path: string): Promise<{ page: Page; status: number | undefined }> {
  const page = pages.get(email) ?? (await openSignedIn({ email, kept: true }));
  pages.set(email, page);
  complaints.get(page)!.length = 0;
  return { page, status: (await page.goto(path))?.status() };
}

describe("the page of something that there is not answers 404 and says what is missing", () => {
  it.each([
    [`${search}/immat/ZZ-999-ZZ`, /Aucun résultat pour ZZ-999-ZZ/],
    [`${search}/immat/FR-9OO-EL`, /FR-9OO-EL/],
    [`${search}/ktype/1999999999/parts/1`, /1999999999/],
    [`${search}/vin/VF1ZZZZZZZZ999999`, /VF1ZZZZZZZZ999999/],
    [`${inWorkshop}/ZZ-999-ZZ`, /Aucun résultat pour ZZ-999-ZZ/],
    [`${clio}/parts/99`, "Introuvable"],
    [`${clio}/parts/1/999`, "Introuvable"],
    [`${clio}/parts/1/101/101/99999`, "Introuvable"],
    [`${clio}/search/dtc/99999/99999`, "Introuvable"],
    [`${clio}/article/999999999`, /introuvable|inconnu|n'existe/i],
    [`${inWorkshop}/AB-123-CD/parts/99`, "Introuvable"],
    [`${chosen}/parts/99`, "Introuvable"],
    [chosen.replace("1000080", "1999999999"), "Version inconnue"],
    ["/selection-vehicule/vl/Renault/Nulle%20part", /inconnu/i],
    ["/selection-vehicule/vl/Nulle%20part", /inconnu/i],
    ["/pieces/article/999999999", /introuvable|inconnu|n'existe/i],
    [`${clio}/parts/x`, "Introuvable"],
    [`${clio}/nowhere`, /introuvable|existe pas/i],
    [`${inWorkshop}/AB-123-CD/nowhere/at/all`, /introuvable|existe pas/i],
    [`${clio}/genart/999999`, "Introuvable"],
    [`${chosen}/genart/999999`, "Introuvable"],
    [`${inWorkshop}/AB-123-CD/genart/1e3`, "Introuvable"],
    [`${clio}/custom-search/rien`, "Introuvable"],
    [`${clio}/app/rien`, "Cet outil n'existe pas"],
    ["/selection-vehicule/app/rien", "Cet outil n'existe pas"],
    ["/selection-vehicule/search/zz/zz", "Cette recherche ne mène à aucun véhicule"],
    [`${chosen}/cart/rien`, /introuvable|existe pas/i],
    [`${clio}/search/MD360dtc/bonjour`, /n'est pas un code défaut/],
    [`${search}/operation/1`, "L'opération 1 n'existe pas"],
    [`${search}/operation/2026-99999/dtc/P0301`, "L'opération 2026-99999 n'existe pas"],
    ["/operations/2026-99999", "L'opération 2026-99999 n'existe pas"],
    [`${clio}/dtc/P0ZZZ`, "Aucune donnée pour ce code"],
    ["/dtc/bonjour", /n'est pas un code défaut/],
    [`${search}/dtc/bonjour`, /n'est pas un code défaut/],
    [`${clio}/article/999999999/proof`, "Article introuvable"],
    [`${clio}/packages/999999999`, "Forfait introuvable"],
    ["/packages/999999999", /introuvable|inconnu|n'existe/i],
    [`${chosen}/nowhere`, /introuvable|existe pas/i],
    [`${clio}/oem/99999`, "Aucun OEM défini pour la vue en cours"],
    [`${clio}/katia/--`, "Aucun numéro OE lisible dans l'adresse"],
    [`${clio}/katia/7701207339/999999`, "Introuvable"],
    ["/stats-selector/vl/Trabant", "Marque inconnue"],
    ["/stats-selector/vl/Renault/Golf%20VII", "Modèle inconnu"],
    ["/stats-selector/vl/Renault/Clio%20III/x/999999999", "Version inconnue"],
    ["/pieces/Nulle-part", /introuvable|inconnu|existe pas/i],
    ["/pieces/Bosch/parts/99", /introuvable|inconnu|existe pas/i],
    ["/pieces/Bosch/parts/1/101/99999", /introuvable|inconnu|existe pas/i],
    ["/pieces-oe/Nulle-part", /introuvable|inconnu|existe pas/i],
    ["/pieces-oe/Renault/parts/1/999", /introuvable|inconnu|existe pas/i],
    ["/pieces-stock/Nulle-part", /introuvable|inconnu|existe pas/i],
    ["/pieces/own/999999999", /introuvable|inconnu|n'existe/i],
    ["/pieces/custom-search/rien", "Cette recherche n'existe pas"],
    ["/parcoursMID/XYZ99999/10001", "Aucun véhicule ne porte le MID XYZ99999"],
    ["/call/0999999999", "Aucun client n'a le numéro 0999999999"],
  ])("%s", async (path, said) => {
    const { page, status } = await visit("expert@etabli.test", path);
    await page.getByRole("heading", { level: 1, name: said }).waitFor();
    expect(status).toBe(404);
    expect(complaints.get(page)).toEqual([]);
  });

  it("and with its suggestion, which leads to the vehicle", async () => {
    const page = await openSignedIn();
    expect((await page.goto(`${search}/immat/FR-9OO-EL`))?.status()).toBe(404);
    await page.getByRole("link", { name: "FR-900-EL" }).click();
    await page.waitForURL(`**${search}/immat/FR-900-EL`);
  });
});

describe("a screen of a vehicle that the reader has no right for answers 403 and says so", () => {
  const byKtype = `${search}/ktype/1000080`;
  it.each([
    [`${byKtype}/app/tecrmi`, "Vous n'avez pas accès à TecRMI"],
    [`${byKtype}/search/MD360dtc/P0301`, "Vous n'avez pas accès aux codes défaut"],
    [`${search}/dtc/P0301`, "Vous n'avez pas accès aux codes défaut"],
    [`${byKtype}/dtc/P0301`, "Vous n'avez pas accès aux codes défaut"],
    [`${search}/operation/2026-00001`, "Vous n'êtes pas autorisé à accéder à cette partie."],
    [`${byKtype}/cart`, "Vous n'avez pas accès à Panier"],
    [`${byKtype}/packages`, "Vous n'êtes pas autorisé à accéder à cette partie."],
    [`${byKtype}/packages/1`, "Vous n'êtes pas autorisé à accéder à cette partie."],
    [`${byKtype}/genart360`, "Vous n'avez pas accès aux pièces sur le véhicule"],
    [`${byKtype}/genart360?way=oem`, "Vous n'avez pas accès aux références d'origine sur le véhicule"],
  ])("%s", async (path, said) => {
    const { page, status } = await visit("lecteur@etabli.test", path);
    await page.getByRole("heading", { level: 1, name: said }).waitFor();
    expect(status).toBe(403);
    expect(complaints.get(page)).toEqual([]);
  });
});

it.each([
  clio,
  `${clio}/cart`,
  `${clio}/genart360`,
  `${clio}/genart360?view=underside`,
  `${clio}/app/oem`,
  `${clio}/oem`,
  `${clio}/oem/08057`,
  `${clio}/oem/number/7701207339`,
  `${clio}/katia`,
  `${clio}/katia/full`,
  `${clio}/katia/7701207339/10001`,
  clioPads,
  `${clio}/parts/1/101`,
  `${clio}/genart/10001`,
  `${clio}/search/MD360dtc/P0301`,
  `${clio}/article/1/proof`,
  `${clio}/dtc`,
  `${clio}/packages`,
  `${clio}/dtc/P0401-P0299`,
  `${search}/operation/2026-00001`,
  `${search}/operation/2026-00001/parts/1`,
  "/dtc/P0401",
  "/operations/2026-00001",
  `${search}/dtc/P0301`,
  chosen,
  "/selection-vehicule/vl/Renault",
  "/stats-selector/vl/Renault/Clio%20III",
  "/pieces/bosch",
  "/pieces/Bosch/parts/1/101/101/10001",
  "/pieces-oe/Renault/parts/1",
  "/pieces-stock/TRW",
  "/pieces/oes/7701207339",
])("%s is there: 200", async (path) => {
  const { page, status } = await visit("expert@etabli.test", path);
  expect(status).toBe(200);
  await page.getByRole("heading", { level: 1 }).waitFor({ state: "attached" });
});

it.each([
  [`${clio}/genart/10001`, clioPads],
  [`${chosen}/search/MD360dtc/P0301`, `${chosen}/dtc/P0301`],
])("%s leads to %s by a redirect, before anything is sent", async (path, place) => {
  const page = await openSignedIn({ email: "expert@etabli.test" });
  const answer = await page.request.get(path, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([307, place]);
});

it("makes no picture anew for whoever asks for one", async () => {
  const answer = await fetch(`${base}/_next/image?url=%2Fdrawings%2Fparts.svg&w=640&q=75`);
  expect(answer.status).toBe(404);
});
