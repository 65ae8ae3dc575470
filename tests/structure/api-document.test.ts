import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { listFile, specifiedCalls, withoutNames } from "../support/specified-calls";
import { product } from "./files";

const root = path.resolve(__dirname, "../..");
const file = path.join(root, "public/openapi.json");

interface Operation {
  operationId?: string;
  security?: Record<string, string[]>[];
  parameters?: object[];
  requestBody?: object;
  responses: Record<string, object>;
  "x-right": string[];
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

const text = readFileSync(file, "utf8");
const document = JSON.parse(text) as Document;
const operations = Object.entries(document.paths).flatMap(([route, item]) =>
  Object.entries(item).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${route}`, operation })),
);

/** Every object of a JSON value, itself included. */
const objectsIn = (value: unknown): Record<string, unknown>[] => {
  if (typeof value !== "object" || value === null) return [];
  const own = Array.isArray(value) ? [] : [value as Record<string, unknown>];
  return [...own, ...Object.values(value).flatMap(objectsIn)];
};
const statuses = ({ responses }: Operation) => Object.keys(responses).filter((status) => status >= "400");

describe("the API's document", () => {
  it("names each call once, so that clients can be generated", () => {
    const ids = operations.map(({ operation }) => operation.operationId ?? "");
    const wrong = operations.filter(
      ({ operation: { operationId: id = "" } }) =>
        !/^[a-z][a-zA-Z0-9]*$/.test(id) || ids.indexOf(id) !== ids.lastIndexOf(id),
    );
    expect(
      wrong.map(({ name, operation }) => `${name}: "${operation.operationId}" is taken, give its route a name.`),
    ).toEqual([]);
  });

  it("says how each call refuses, and by what it is opened", () => {
    const wrong = operations.flatMap(({ name, operation }) => {
      const { "x-right": rights, security, parameters = [], requestBody } = operation;
      const isPublic = rights[0] === "public";
      const righted = !isPublic && !rights.includes("user");
      const wanted = [
        ...(parameters.length > 0 || requestBody ? ["400"] : []),
        ...(isPublic ? [] : ["401"]),
        ...(righted ? ["403"] : []),
        "503",
      ];
      const missing = wanted.filter((status) => !statuses(operation).includes(status));
      const roles = (security ?? []).flatMap((one) => Object.entries(one).flat(2));
      const unsaid = righted ? rights.filter((right) => !roles.includes(right)) : [];
      return [...missing, ...unsaid].map((one) => `${name}: ${one} is missing; describe-route derives it.`);
    });
    expect(wrong).toEqual([]);
  });

  it("writes each shape once", () => {
    const inline = new Map<string, number>();
    for (const shape of objectsIn(document.paths).filter(({ properties }) => Object.keys(properties ?? {}).length > 3))
      inline.set(JSON.stringify(shape), (inline.get(JSON.stringify(shape)) ?? 0) + 1);
    const often = [...inline].filter(([, count]) => count > 2).map(([shape]) => shape.slice(0, 100));
    expect(often.map((shape) => `${shape}...: name it with nameShapes.`)).toEqual([]);
    const referred = new Set(objectsIn(document).map(({ $ref }) => $ref));
    const unused = Object.keys(document.components.schemas).filter(
      (name) => !referred.has(`#/components/schemas/${name}`),
    );
    expect(unused.map((name) => `${name} is named and used by no call: take its name away.`)).toEqual([]);
    const half = objectsIn(document).filter(({ allOf }) => allOf);
    expect(half.map((one) => `${JSON.stringify(one)}: where a named shape may be null, write .or(z.null()).`)).toEqual(
      [],
    );
  });

  it("gives no name to two shapes", () => {
    const names = product.flatMap(({ text: source }) =>
      [...source.matchAll(/nameShapes\(\{([^}]*)\}/g)].flatMap(([, list = ""]) =>
        [...list.matchAll(/(\w+):/g)].map(([, name]) => name),
      ),
    );
    const twice = names.filter((name, at) => names.indexOf(name) !== at);
    expect(names.length).toBeGreaterThan(25);
    expect(twice.map((name) => `${name} names two shapes: one of them would never be in the document.`)).toEqual([]);
  });

  it("satisfies Redocly's recommended rules", async () => {
    const config = await createConfig({ extends: ["recommended"] });
    const problems = await lintFromString({ source: text, absoluteRef: file, config });
    // Probes refuse nothing of what they are asked; a browser is led on with 303.
    const excused =
      /^#\/paths\/~1(health~1(live|ready)|sso~1(start|callback)|notifications~1unsubscribe~1\{key\})\/get\/responses$/;
    const real = problems.filter(({ location }) => !excused.test(location[0]?.pointer ?? ""));
    expect(real.map(({ message, location }) => `${location[0]?.pointer}: ${message}`)).toEqual([]);
  });
});

/** What the choices say otherwise than the list: rights of OEM data are administrators' too. */
const chosen: Record<string, string[]> = {
  "GET /naiRights/{}/{}": ["OEMAdmin", "admin"],
  "POST /naiRights/{}/{}": ["OEMAdmin", "admin"],
  "GET /naiAccessLabels/{}": ["OEMAdmin", "admin"],
};

describe("the specification's list of calls", () => {
  it("asks for the rights that the calls ask for", () => {
    const served = operations.flatMap(({ name, operation }) => {
      const said = specifiedCalls.filter((one) => one.name === withoutNames(name)).map(({ rights }) => rights);
      return said.length > 0 ? [{ name, has: operation["x-right"], said }] : [];
    });
    const sorted = (rights: readonly string[]) => [...rights].sort().join(" or ");
    const wrong = served.filter(({ name, has, said }) => {
      const wanted = chosen[withoutNames(name)] ?? null;
      return !(wanted ? [wanted] : said).some((one) => sorted(one) === sorted(has));
    });
    expect(served.length).toBeGreaterThan(150);
    expect(wrong.map(({ name, has, said }) => `${name} asks for ${sorted(has)}, not ${said.map(sorted)}.`)).toEqual([]);
  });

  it("is the one that was handed over", () => {
    const given = path.resolve(root, "../shared/spec/api-calls.tsv");
    if (existsSync(given)) expect(readFileSync(listFile, "utf8")).toBe(readFileSync(given, "utf8"));
  });
});
