import { runInNewContext } from "node:vm";
import { GET } from "@/app/texts/[language]/[version]/route";
import { clientTexts } from "@/lib/web/client-texts";

const ask = (address: string) => {
  const [, , language = "", version = ""] = address.split("?")[0]!.split("/");
  // Next spells a query anew before a route reads it.
  const spelt = address.replaceAll(",", "%2C");
  return GET(new Request(`http://localhost${spelt}`), { params: Promise.resolve({ language, version }) });
};

describe("texts of client components", () => {
  it("are kept for good at their own address, and not at that of another version", async () => {
    const { address, json } = await clientTexts("de", ["cart", "catalogue.panel"]);
    const answer = await ask(address);
    const browser: { etabliTexts?: Map<string, string> } = {};
    runInNewContext(await answer.text(), browser);
    expect([answer.status, browser.etabliTexts?.get(address)]).toEqual([200, json]);
    expect(answer.headers.get("cache-control")).toMatch(/immutable/);
    const other = await ask(address.replace(/\/[0-9a-f]{12}\?/, "/000000000000?"));
    expect([other.status, other.headers.get("cache-control")]).toEqual([200, "no-store"]);
  });

  it.each([
    "/texts/fr/0?of=nothing",
    "/texts/fr/0",
    "/texts/fr/0?of=cart.x",
    "/texts/fr/0?of=cart.add.x",
    "/texts/xx/0?of=cart",
    "/texts/fr/0?of=__proto__",
    "/texts/fr/0?of=cart.constructor",
  ])("%s does not exist", async (address) => {
    expect((await ask(address)).status).toBe(404);
  });

  it("hold no word for administrators", async () => {
    const answer = await ask((await clientTexts("fr", ["workspace"])).address);
    expect(await answer.text()).not.toContain("ETABLI_");
  });
});
