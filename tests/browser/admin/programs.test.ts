import { deliveriesOf, isOurs, startReceiver } from "@/tests/support/receiver";
import { clientOf, makeCompany } from "@/tests/support/company";
import "@/tests/support/end";
import { accessibilityFaults, alive, base, complaints, overflowing, shoot } from "../support/browser";
import { enterAs } from "../support/people";

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => void (receiver = await startReceiver()));
afterAll(() => receiver.stop());
beforeEach(() => void (receiver.taken.length = 0));

const ask = (key: string, path: string) =>
  fetch(`${base}/api${path}`, { headers: { authorization: `Bearer ${key}` } }).then(({ status }) => status);

describe("connected programs", () => {
  it("get a key that works until it is revoked", async () => {
    const page = await enterAs(await makeCompany());
    await page.goto("/programs");
    const make = page.getByRole("button", { name: "Créer une clé" });
    await alive(make);
    await make.click();
    await page.getByText("Choisissez-en au moins un").waitFor();
    await page.getByLabel("Nom du logiciel").fill("Logiciel de gestion");
    await page.getByRole("checkbox", { name: "cart", exact: true }).check();
    await make.click();
    const key = await page.getByLabel("Clé de Logiciel de gestion").inputValue();
    await page.getByText("Copiez-le maintenant : il ne sera plus affiché.").waitFor();
    await page.getByText(`curl -H "authorization: Bearer ${key}"`).waitFor();
    expect([await ask(key, "/programs/own-key"), await ask(key, "/quotes"), await ask(key, "/programs/keys")]).toEqual([
      200, 200, 403,
    ]);
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    await shoot(page, "programs");
    await page.reload();
    await page.getByText("Dernier appel le").waitFor();
    expect(await page.content()).not.toContain(key.slice(12));
    const revoke = page.getByRole("button", { name: "Révoquer Logiciel de gestion" });
    await alive(revoke);
    await revoke.click();
    await page.getByText("Révoquée", { exact: true }).waitFor();
    while ((await ask(key, "/quotes")) !== 401);
    expect(complaints.get(page)).toEqual([]);
  });

  it("are told by webhook, on a phone too, and the log replays what they were told", async () => {
    const company = await makeCompany();
    const page = await enterAs(company, { width: "phone" });
    await page.goto("/programs");
    const add = page.getByRole("button", { name: "Ajouter l’adresse" });
    await alive(add);
    await page.getByLabel("Adresse https du logiciel").fill(`${base}/api`);
    await add.click();
    await page.getByText("Cette adresse n’est pas celle d’un autre logiciel sur Internet").waitFor();
    await page.getByLabel("Adresse https du logiciel").fill(receiver.url);
    await add.click();
    const secret = await page.getByLabel("Secret de signature").inputValue();
    const test = page.getByRole("button", { name: `Envoyer un essai ${receiver.url}` });
    await test.click();
    await page.getByText("L’essai est envoyé").waitFor();
    while ((await deliveriesOf({ ...company, ...clientOf(company.token) }))[0]?.state !== "delivered");
    expect(receiver.taken.map((one) => isOurs(one, secret))).toEqual([true]);
    await page.reload();
    await page.getByText("Remis", { exact: true }).waitFor();
    const replay = page.getByRole("button", { name: /^Renvoyer test/ });
    await alive(replay);
    await replay.click();
    while (receiver.taken.length < 2) await page.waitForTimeout(50);
    expect(new Set(receiver.taken.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect([await accessibilityFaults(page), await overflowing(page)]).toEqual([[], []]);
    await shoot(page, "programs-phone");
    expect(complaints.get(page)).toEqual([]);
  });

  it("are read from right to left", async () => {
    const page = await enterAs(await makeCompany(), { width: "phone", language: "ar" });
    await page.goto("/programs");
    await page.getByRole("heading", { name: "البرامج المرتبطة" }).waitFor();
    expect(await overflowing(page)).toEqual([]);
    await shoot(page, "programs-rtl");
  });

  it("are no matter of who does not administer", async () => {
    const page = await enterAs(await makeCompany({ rights: ["CaiaApp", "cart"] }));
    expect((await page.goto("/programs"))?.status()).toBe(403);
  });
});
