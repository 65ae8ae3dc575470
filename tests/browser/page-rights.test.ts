import { readdirSync } from "node:fs";
import path from "node:path";
import { pageRuleOf, pageRules } from "@/lib/shared/page-rights";
import { rights as allRights, type Right } from "@/lib/shared/rights";
import { base, openSignedIn } from "./support/browser";

const app = path.resolve(__dirname, "../../app");
const routes = readdirSync(app, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("page.tsx"))
  .map((file) => `/${path.dirname(file)}`.replace(/\/\([^)]*\)/g, "").replace("/.", "/") || "/");

/** A value for each segment in brackets; whoever may look finds something with most of them. */
const values: Record<string, string> = {
  ...{ field: "immat", value: "AB-123-CD", vtype: "vl", brand: "Renault", model: "Clio%20III", ktype: "1000080" },
  ...{ version: "1.5%20dCi%2085", family: "1", subFamily: "101", categoryId: "1", itemId: "1", genartId: "402" },
  ...{ name: "x", genartIds: "402", genarts: "402", first: "402", dtc: "P0300", app: "tecrmi", articleId: "1" },
  ...{ id: "1", userId: "1", customerId: "1", lineId: "1", phoneNumber: "0612345678", mid: "REN1", a: "Renault" },
  ...{ b: "Clio%20III", place: "1", rest: "parts", selected: "402", vin: "VF1BR1H0H40123456", kind: "x" },
};
const addressOf = (route: string) => route.replace(/\[+(?:\.\.\.)?(\w+)\]+/g, (_, name: string) => values[name] ?? "1");

interface Answer {
  status: number;
  text: string;
}

/** A user of a company of ours whose rights the test chooses, seen as the browser of that user. */
async function makeViewer() {
  const page = await openSignedIn({ email: "admin@etabli.test" });
  const mark = `${Date.now()}${Math.floor(Math.random() * 1000)}`;
  const email = `matrix${mark}@etabli.test`;
  const post = async (call: string, data: object) => {
    const answer = await page.request.post(`/api${call}`, { data, headers: { "x-etabli": "1", referer: base } });
    expect([call, answer.status()]).toEqual([call, 200]);
    return (await answer.json()) as { userId: number };
  };
  const user = { name: `Matrix ${mark}`, email, password: "etabli-demo", companyId: 11 };
  const { userId } = await post("/users/add", { user });
  const authorization = `Basic ${Buffer.from(`${email}:etabli-demo`).toString("base64")}`;
  const login = await fetch(`${base}/api/login`, { headers: { authorization } });
  const { token } = (await login.json()) as { token: string };
  const look = async (address: string): Promise<Answer> => {
    const headers = { cookie: `etabli.session=${token}; etabli.language=fr`, accept: "text/html" };
    const response = await fetch(base + address, { headers, redirect: "manual" });
    return { status: response.status, text: await response.text() };
  };
  const become = (rights: readonly Right[]) => post(`/users/setRights/11/${userId}`, { rights });
  return { look, become };
}

const guarded = pageRules.filter(({ right }) => typeof right !== "string");

describe("every page", () => {
  it.each(guarded.map(({ under, right }) => [under, right as readonly Right[]] as const))(
    "%s is there with its right, and a denied view without it",
    async (under, right) => {
      const { look, become } = await makeViewer();
      const pages = routes.filter((route) => pageRuleOf(route)?.under === under).map(addressOf);
      expect(pages).not.toEqual([]);
      await become(allRights.filter((one) => !right.includes(one)));
      for (const page of pages) {
        const { status, text } = await look(page);
        expect([page, status, text.includes("autorisé")]).toEqual([page, 403, true]);
      }
      for (const one of right) {
        await become([one]);
        for (const page of pages) {
          const { status, text } = await look(page);
          expect([page, one, status === 403 || status >= 500]).toEqual([page, one, false]);
          const shown = (status >= 300 && status < 400) || /<h1|<main|NEXT_REDIRECT/.test(text);
          expect([page, one, shown]).toEqual([page, one, true]);
        }
      }
    },
  );
});
