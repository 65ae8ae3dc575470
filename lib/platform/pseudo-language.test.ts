import { openApiDocument } from "@/lib/api/document";
import "@/lib/api/app";
import { pseudoLanguages } from "@/lib/shared/languages";

afterEach(() => {
  delete process.env.ETABLI_PSEUDO_LANGUAGES;
  jest.resetModules();
});

/** The rules as a process with this setting knows them. */
async function rulesWith(setting: string) {
  process.env.ETABLI_PSEUDO_LANGUAGES = setting;
  jest.resetModules();
  return { ...(await import("./pseudo-language")), ...(await import("./texts")) };
}

it("is chosen by nobody where the setting is missing, and its tag means English", async () => {
  const { pseudoNamed, textsLanguage, askedLanguage } = await rulesWith("");
  expect([pseudoNamed("qps"), textsLanguage("en-XA"), askedLanguage("en-XB")]).toEqual([null, "en", "en"]);
});

it("is chosen by its name where tests let it be, and says every text of the source in brackets", async () => {
  const { pseudoNamed, textsLanguage, askedLanguage, readTexts } = await rulesWith("1");
  expect([pseudoNamed("qps"), pseudoNamed("qps-rtl"), pseudoNamed("constructor")]).toEqual(["en-XA", "en-XB", null]);
  expect([textsLanguage("en-XA"), askedLanguage("en-XB"), textsLanguage("de")]).toEqual(["en-XA", "en-XB", "de"]);
  const texts: unknown = await readTexts("en-XA", "cart");
  const said = JSON.stringify(texts, (_, value: unknown) => (typeof value === "string" ? value.charAt(0) : value));
  expect(new Set(said.match(/:"."/gu))).toEqual(new Set([':"⟦"']));
});

it("stands nowhere in the document of the API", () => {
  const document = JSON.stringify(openApiDocument());
  for (const name of [...Object.keys(pseudoLanguages), ...Object.values(pseudoLanguages)])
    expect(document).not.toContain(`"${name}"`);
});
