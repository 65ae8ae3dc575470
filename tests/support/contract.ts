import "@/lib/api/app";
import { randomBytes } from "node:crypto";
import { app } from "@/lib/api/app";
import { openApiDocument } from "@/lib/api/document";
import { addDays } from "@/lib/shared/dates";

export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  minItems?: number;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: Schema;
}

interface Operation {
  "x-right": string[];
  "x-changes-state"?: true;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

export interface DeclaredCall {
  name: string;
  method: string;
  route: string;
  rights: string[];
  changes: boolean;
  parameters: Parameter[];
  body: Schema | null;
  isForm: boolean;
}

const declared = (method: string, route: string, operation: Operation): DeclaredCall => {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  return {
    ...{ name: `${method.toUpperCase()} ${route}`, method, route, rights: operation["x-right"] },
    changes: method !== "get" || operation["x-changes-state"] === true,
    parameters: operation.parameters ?? [],
    body: content?.schema ?? null,
    isForm: type === "multipart/form-data",
  };
};

/** The document as it is stored, and the same with what it names written out where it is named. */
export const stored: unknown = JSON.parse(JSON.stringify(openApiDocument()));

function writtenOut(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(writtenOut);
  if (typeof value !== "object" || value === null) return value;
  if ("$ref" in value && typeof value.$ref === "string") {
    const named = value.$ref.split("/").slice(1);
    return writtenOut(named.reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], stored));
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, writtenOut(one)]));
}

export const document = writtenOut(stored) as { paths: Record<string, Record<string, Operation>> };

/** Every call of the OpenAPI document. */
export const calls: readonly DeclaredCall[] = Object.entries(document.paths).flatMap(([route, item]) =>
  Object.entries(item).map(([method, operation]) => declared(method, route, operation)),
);

export type Values = Readonly<Record<string, unknown>>;

/** What fields and places of addresses are filled with by their names; the rest follows from the schema. */
const usual = (): Values => ({
  ...{
    lang: "fr",
    vtype: "vl",
    ktype: 1_000_080,
    itemId: 10_001,
    genartId: "10001",
    genart: 10_001,
    family: 1,
    sub: 101,
  },
  ...{ vin: "VF1BR1H0H40123456", immat: "AB-123-CD", plate: "AB-123-CD", phone: "06 12 34 56 78", country: "FR" },
  ...{
    email: `${randomBytes(6).toString("hex")}@etabli.test`,
    brandId: 1,
    page: 1,
    article: 1,
    ref: "X-1",
    quantity: 2,
  },
  ...{ title: "Mme", postalCode: "69003", city: "Lyon", partBrands: "1,2", genartIds: "10001", genarts: "Plaquettes" },
  ...{
    password: "a long enough password",
    password1: "Un-Mot-2-Passe!",
    password2: "Un-Mot-2-Passe!",
    channel: "local",
  },
  ...{
    hmd: "12",
    mid: "REN00080",
    kromedaId: "34",
    list: "wishlist",
    pathname: "/cart",
    status: "accepted",
    need: "10001.front",
    by: `${addDays(new Date().toISOString().slice(0, 10), 2)}T14:00`,
    q: "frein",
  },
  ...{ text: "12", query: "0986494104", price: 4990, amount: 1, stockGroup: null, makeId: 1, makeAndModel: "Renault" },
  ...{
    typnr: 1_000_080,
    ids: "10001",
    item_ids: "10001",
    artNr: "X-1",
    dlnr: 1,
    number: "987650124",
    brand: "Renault",
    categories: "premium",
    phoneNumber: "06 12 34 56 78",
    adress1: "4 rue de Gerland",
    accept: true,
  },
});

/** A value that the schema admits: the named one, else the smallest. */
export function sampleOf(schema: Schema, name: string, values: Values): unknown {
  const given = name in values ? values[name] : undefined;
  const types = [schema.type ?? []].flat();
  if (types.includes("object")) {
    const properties = Object.entries(schema.properties ?? {});
    const wanted = properties.filter(([key]) => schema.required?.includes(key) || key in values);
    return Object.fromEntries(wanted.map(([key, one]) => [key, sampleOf(one, key, values)]));
  }
  if (given instanceof File) return given;
  if (given !== undefined && !schema.enum) return types.includes("string") && given !== null ? String(given) : given;
  if (schema.anyOf?.[0]) return sampleOf(schema.anyOf[0], name, values);
  if (schema.enum) return schema.enum.includes(given) ? given : schema.enum[0];
  if (types.includes("array")) return [sampleOf(schema.items ?? {}, name, values)];
  if (types.includes("integer") || types.includes("number")) return Math.max(1, schema.minimum ?? 1);
  if (types.includes("boolean")) return true;
  if (schema.format === "binary") return new File([new Uint8Array([1])], "x.png", { type: "image/png" });
  return "Texte".padEnd(schema.minLength ?? 0, "x");
}

export interface Question {
  path: string;
  body?: unknown;
}

/** The address and the body of a call that its schema admits. */
export function questionOf(call: DeclaredCall, given: Values): Question {
  const values = { ...usual(), ...given };
  const places = call.parameters.filter((one) => one.in === "path");
  const path = call.route.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(sampleOf(places.find((one) => one.name === name)?.schema ?? {}, name, values))),
  );
  const query = call.parameters.filter((one) => one.in === "query" && one.required);
  const asked = new URLSearchParams(query.map(({ name, schema }) => [name, String(sampleOf(schema, name, values))]));
  const address = query.length > 0 ? `${path}?${asked}` : path;
  return call.body ? { path: address, body: sampleOf(call.body, "", values) } : { path: address };
}

const formOf = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.set(name, value instanceof File ? value : String(value));
  return form;
};

/** Asks in process, with exactly these headers. */
export function send(call: DeclaredCall, { path, body }: Question, headers: Record<string, string>): Promise<Response> {
  const method = call.method.toUpperCase();
  const asForm = call.isForm && typeof body === "object" && body !== null && !Array.isArray(body);
  if (asForm) return Promise.resolve(app.request(`/api${path}`, { method, headers, body: formOf(body) }));
  const json: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
  const init = {
    method,
    headers: { ...json, ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  };
  return Promise.resolve(app.request(`/api${path}`, init));
}

/** Status and text of an answer, without what differs from request to request; a stream is not read. */
export async function bare(response: Response): Promise<[number, string]> {
  if (response.headers.get("content-type")?.startsWith("text/event-stream")) {
    await response.body?.cancel();
    return [response.status, "a stream"];
  }
  return [response.status, (await response.text()).replace(/"requestId":"[^"]*"/, "")];
}
