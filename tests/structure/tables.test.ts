import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { product, type Source } from "./files";

const makesOfNumbers = "an OE number is told with its make by the statement that finds it";

/** Files, or folders with a slash at the end, that name tables of others, each with its reason. */
const exceptions: Record<string, string> = {
  "lib/import/": "the importer writes whole versions of the catalogue and brings the suppliers' prices along",
  "lib/domains/files/pictures/queries.ts":
    "one statement tells who may see a picture: colleagues a face, a companion page its customer's",
  "lib/domains/session/queries/get-user-info.ts":
    "one statement tells who a user is, with company and stock groups: every page asks it",
  "lib/domains/session/queries/find-key.ts": "a key makes an actor, and live stands on sessions",
  "lib/domains/session/open/queries.ts":
    "the list of sessions with the name of each company, and account stands on sessions",
  "lib/domains/session/wordpress/commands/redeem-site-code.ts": "a code is taken and told in one statement, once",
  "lib/domains/account/companies/queries/list-companies.ts":
    "companies by the rights that the actor holds there: a list in one statement",
  "lib/domains/admin/connected/queries.ts":
    "a list joined for display: presence with people, companies and open sessions",
  "lib/domains/admin/trail/queries.ts": "a list joined for display: the trail with people and companies",
  "lib/domains/admin/users/queries/list-users.ts": "a list joined for display: a page of users with their companies",
  "lib/domains/catalogue/brands/queries/list-oe-brands.ts": makesOfNumbers,
  "lib/domains/catalogue/search/queries/complete-codes.ts": makesOfNumbers,
  "lib/domains/catalogue/search/queries/find-near-numbers.ts": makesOfNumbers,
  "lib/domains/catalogue/search/queries/search-numbers.ts": makesOfNumbers,
  "lib/domains/catalogue/search/phrase/queries/read-lexicon.ts":
    "makes are words of a phrase as parts and brands are: one statement reads all of one version",
  "lib/domains/catalogue/search/queries/suggest.ts": makesOfNumbers,
  "lib/domains/catalogue/sheet/oem/queries.ts": makesOfNumbers,
  "lib/domains/catalogue/list/overview/queries/list-parts.ts":
    "the OE numbers of the vehicle's own make, in the statement that counts articles",
  "lib/domains/catalogue/pictures/queries.ts":
    "the OE numbers of the vehicle's own make, in the statement that counts them",
  "lib/domains/catalogue/pictures/around/":
    "photographs of a vehicle are pictures: told with who may see them, and forgotten with their rows, in one statement",
  "lib/domains/cart/photos/commands/forget-photos.ts":
    "photographs of lines are pictures, forgotten with their rows in one statement",
  "lib/domains/catalogue/expert/queries/require-article.ts":
    "article and vehicle are looked for in one version, in one statement",
  "lib/domains/catalogue/search/cat4/queries.ts": "parts by many models at once: their versions are joined, never told",
  "lib/domains/catalogue/sheet/queries/find-compatible-vehicles.ts":
    "tens of thousands of versions of an article, filtered where they lie",
  "lib/domains/catalogue/sheet/queries/list-applicability.ts":
    "tens of thousands of versions of an article, filtered where they lie",
  "lib/domains/catalogue/shelves/queries/browse-items.ts":
    "a company's own items lie on the shelves, and stock stands on the catalogue",
  "lib/domains/catalogue/shelves/queries/browse-shelves.ts":
    "a company's own items lie on the shelves, and stock stands on the catalogue",
  "lib/domains/orders/together/queries.ts":
    "what a company buys together is counted over its orders and its quotes in one statement",
  "lib/providers/oe-catalogue/embedded.ts": "which plates hold a part of a version: a provider asks no domain",
  "lib/providers/oe-catalogue/embedded-node.ts":
    "the make's numbers on a version's articles are the embedded maker's word: a provider asks no domain",
  "lib/providers/oe-catalogue/embedded-applicability.ts":
    "the versions behind a make's number are the embedded maker's word: a provider asks no domain",
  "lib/domains/places/map/queries/get-view.ts":
    "twenty thousand spots of four houses lie on one grid, counted where they lie",
  "lib/domains/places/map/queries/find-origin.ts": "where a company stands is written beside its address",
  "lib/domains/places/map/queries/locate.ts": "spots of four houses are found in one statement, in their order",
  "lib/providers/supplier-availability/embedded-own-stock.ts":
    "the company's own stock answers as a supplier: a provider asks no domain",
  "lib/providers/supplier-availability/embedded-vendors.ts":
    "the stock of approved vendors answers as suppliers: a provider asks no domain",
  "lib/providers/supplier-orders/embedded-vendors.ts":
    "a store of the portal takes orders as a supplier: a provider asks no domain",
  "lib/providers/supplier-orders/embedded.ts":
    "how a supplier of the demonstration takes orders stands beside what it offers",
  "lib/providers/guided-selection/embedded.ts":
    "the catalogue's OE numbers stand in for a service of guided selection: a provider asks no domain",
  "lib/providers/supplier-availability/embedded-articles.ts":
    "what other houses know an article by: a provider asks no domain",
};

/** Files that read catalogues from a standby and, by other statements, companies' tables from the primary. */
const bothWays = new Set([
  "lib/domains/catalogue/expert/queries/find-corrections.ts",
  "lib/domains/catalogue/expert/queries/get-expert-data.ts",
  "lib/domains/catalogue/shelves/queries/browse-items.ts",
  "lib/domains/catalogue/shelves/queries/browse-shelves.ts",
  "lib/domains/vehicles/numbers/queries.ts",
]);

/** The version's tables that are the vehicles'; its others are the catalogue's. */
const ofVehicles = new Set(["make", "model", "vehicle", "type_code", "ebay_moto", "version_term"]);
/** Tables that stand in for the system of another company, in schemas of their own. */
const ofProviders: Record<string, string> = {
  "registry.company": "company-register",
  "registry.vehicle": "plate-registry",
  "repair.vehicle": "repair-data",
  "repair.document": "repair-data",
  "repair.service": "repair-data",
  "repair.text": "repair-data",
  "repair.example": "repair-data",
  "repair.session_refusal": "diagnosis-sessions",
  "supply.supplier": "supplier-availability",
  "supply.site": "supplier-availability",
  "supply.article_price": "supplier-availability",
  "supply.article_stock": "supplier-availability",
  "supply.store_node": "supplier-store",
  "supply.store_item": "supplier-store",
  "supply.purchase": "supplier-orders",
  "oe.branch": "oe-catalogue",
  "oe.node": "oe-catalogue",
  "oe.position": "oe-catalogue",
  "oe.supersession": "oe-catalogue",
  "oe.refusal": "oe-catalogue",
  "fault.code": "fault-codes",
  "fault.label": "fault-codes",
  "fault.word": "fault-codes",
};

/** Tables of a domain that lie in a schema of their own, filled as a whole. */
const ofSchemas: Record<string, string> = {
  ...{ "tyre.article": "tyres", "tyre.fitment": "tyres", "tyre.size": "tyres", "tyre.profile": "tyres" },
  "yard.vehicle": "used",
};

const root = path.resolve(__dirname, "../..");
const textsIn = (folder: string, ending: RegExp): [name: string, text: string][] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name))
    .map((name) => [name, readFileSync(path.join(root, folder, name), "utf8")]);

interface Model {
  table: string;
  /** As `prisma()` and a transaction call it. */
  call: string;
  /** Whether its rows belong to companies. */
  ofCompanies: boolean;
  owner: string;
}

const models: readonly Model[] = textsIn("prisma/schema", /\.prisma$/).flatMap(([file, text]) =>
  [...text.matchAll(/^model (\w+) \{([\s\S]*?)^\}/gm)].map(([, name = "", fields = ""]) => ({
    table: /@@map\("(\w+)"\)/.exec(fields)?.[1] ?? name,
    call: name.charAt(0).toLowerCase() + name.slice(1),
    ofCompanies: /\bcompanyId\b/.test(fields),
    owner: path.basename(file, ".prisma"),
  })),
);
const created = (folder: string, name: RegExp): string[] =>
  textsIn(folder, /\.sql$/).flatMap(([, text]) => [...text.matchAll(name)].map(([, table = ""]) => table));
const ofVersion = created("prisma/catalogue", /^create (?:unlogged )?table (\w+)/gim);
const embedded = created("prisma/migrations", /^create table ((?:registry|repair|supply|fault|oe)\.\w+)/gim);

/** Each table as a statement names it, the catalogue's behind the schema that its text is given. */
const owners = new Map<string, string>([
  ...models.map(({ table, owner }): [string, string] => [table, owner]),
  ...ofVersion.map((table): [string, string] => [`$.${table}`, ofVehicles.has(table) ? "vehicles" : "catalogue"]),
  ...Object.entries(ofProviders),
  ...Object.entries(ofSchemas),
]);

/** The texts of a file's statements, what is put into them told as `$`. */
function textsOf({ path: file, text }: Source): { texts: string[]; calls: string[] } {
  const found = { texts: [] as string[], calls: [] as string[] };
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) found.texts.push(node.text);
    if (ts.isTemplateExpression(node))
      found.texts.push(node.head.text + node.templateSpans.map(({ literal }) => `$${literal.text}`).join(""));
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { name, expression: model } = node.expression;
      if (ts.isPropertyAccessExpression(model) && prismaCall.test(name.text)) found.calls.push(model.name.text);
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}
const prismaCall = /^(find|create|update|upsert|delete|count|aggregate|groupBy)/;

const item = String.raw`(?:only\s+)?(?:"?[\w$]+"?\.)?"?\w+"?`;
const list = new RegExp(
  String.raw`\b(?:from|join|into|update|using)\s+(${item}(?:(?:\s+(?:as\s+)?\w+)?\s*,\s*${item})*)`,
  "gi",
);
const own = /([\w$]+)\s*(?:\([\w\s,]*\))?\s+as\s+(?:not\s+)?(?:materialized\s+)?\(/gi;

/** The tables of a statement's text that it reads or writes, less those that it makes itself in a `with`. */
function tablesIn(text: string): string[] {
  const made = new Set([...text.matchAll(own)].map(([, name = ""]) => name.toLowerCase()));
  const listed = [...text.matchAll(list)].flatMap(([, items = ""]) => items.split(","));
  const named = listed.map(
    (one) =>
      one
        .trim()
        .replace(/^only\s+/i, "")
        .split(/\s/)[0]
        ?.replaceAll('"', "") ?? "",
  );
  const qualified = [...text.matchAll(/(?:\$|registry|supply|fault)\.\w+/g)].map(([name]) => name);
  return [...named.filter((name) => !made.has(name)), ...qualified].map((name) => name.replace(/^public\./, ""));
}

const callOf = new Map(models.map(({ call, table }) => [call, table]));
const ownerOf = (file: string): string =>
  /^lib\/(?:domains|providers)\/([^/]+)/.exec(file)?.[1] ?? file.split("/")[1] ?? "";

const foreign = product
  .filter(({ path: file }) => /^(app|components|lib)\//.test(file))
  .flatMap((source) => {
    const { texts, calls } = textsOf(source);
    const tables = new Set([...texts.flatMap(tablesIn), ...calls.map((call) => callOf.get(call) ?? "")]);
    return [...tables].flatMap((table) => {
      const owner = owners.get(table);
      return owner && owner !== ownerOf(source.path) ? [{ file: source.path, table, owner }] : [];
    });
  });

const covers = (place: string, file: string): boolean =>
  place === file || (place.endsWith("/") && file.startsWith(place));

describe("a table", () => {
  it("is named by the domain that it belongs to, or says here why by another", () => {
    const places = Object.keys(exceptions);
    const wrong = foreign.filter(({ file }) => !places.some((place) => covers(place, file)));
    expect(
      wrong.map(({ file, table, owner }) => `${file} names ${table}, which belongs to ${owner}: ask ${owner} for it.`),
    ).toEqual([]);
  });

  it("of companies is never read from a standby, which may not have yet what was just written", () => {
    const ofCompanies = new Set(models.filter((one) => one.ofCompanies).map(({ table }) => table));
    const lagging = product.flatMap((source) => {
      if (!/\b(?:readReplica|readLabelled)\b/.test(source.text) || bothWays.has(source.path)) return [];
      const named = textsOf(source).texts.flatMap(tablesIn);
      return [...new Set(named)].filter((table) => ofCompanies.has(table)).map((table) => `${source.path}: ${table}`);
    });
    expect(ofCompanies.size).toBeGreaterThan(60);
    expect(lagging).toEqual([]);
  });

  it("is no exception any more once it is asked for", () => {
    const settled = Object.keys(exceptions).filter((place) => !foreign.some(({ file }) => covers(place, file)));
    expect(settled.map((place) => `${place}: take it off the list of this test.`)).toEqual([]);
  });

  it("lies in the schema file of its owner", () => {
    expect(models.length).toBeGreaterThan(30);
    const houses = new Set(models.map(({ owner }) => owner));
    const missing = [...houses].filter(
      (name) => !existsSync(path.join(root, name === "platform" ? "lib" : "lib/domains", name)),
    );
    expect(
      missing.map((name) => `prisma/schema/${name}.prisma: name it after the domain that owns its tables.`),
    ).toEqual([]);
  });

  it("of another company's system has a provider", () => {
    expect(ofVersion.length).toBeGreaterThan(20);
    expect([...new Set(embedded)].sort()).toEqual(Object.keys(ofProviders).sort());
  });
});
