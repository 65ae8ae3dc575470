import { zodToOpenAPIRegistry } from "@asteasolutions/zod-to-openapi";
import { namedShapes } from "@/lib/shared/named-shapes";
import { api } from "./define-route";
import { refusalResponses } from "./refusals";
import { referToShared, sharedParameters, type Paths } from "./shared-parameters";

const securitySchemes = {
  bearer: {
    type: "http",
    scheme: "bearer",
    description:
      "Token of GET /login, /qrauth or /login/{alias}/{timestamp}, or a program's key (etb_...), which opens what its rights open",
  },
  cookie: { type: "apiKey", in: "cookie", name: "etabli.session", description: "The session of a browser" },
  companion: { type: "apiKey", in: "header", name: "x-companion", description: "Key of a customer's companion page" },
  password: { type: "http", scheme: "basic", description: "E-mail address or name, and password" },
  card: { type: "http", scheme: "bearer", description: "The code of a QR card" },
  provider: { type: "http", scheme: "bearer", description: "A token of the identity provider" },
  pass: { type: "apiKey", in: "header", name: "authorization", description: "ApplePass and the token of a pass" },
  site: { type: "http", scheme: "bearer", description: "The secret of the content-management site" },
} as const;

const tags = [
  ["admin", "Users and their rights, the audit"],
  ["cart", "Customers' carts and kept articles"],
  ["catalogue", "Articles, their trees, brands and criteria"],
  ["customers", "Customers, their vehicles, the register of companies"],
  ["health", "Whether the process runs and takes requests"],
  ["live", "Streams of events, companion pages"],
  ["offers", "What suppliers offer, the company's own stock"],
  ["portal", "Pictures that a company uploaded"],
  ["orders", "Orders, their lines and what became of them"],
  ["quotes", "Quotes and their documents"],
  ["session", "Signing in and out, the user and the company"],
  ["stats", "How often vehicles were identified"],
  ["vehicles", "Vehicles by plate, VIN, type or choice"],
].map(([name, description]) => ({ name: String(name), description }));

const text = { type: "string" } as const;
const problem = {
  type: "object",
  description: "RFC 9457; `code` is stable, further fields depend on it",
  properties: { type: text, title: text, status: { type: "integer" }, code: text, requestId: text },
  required: ["type", "title", "status", "code", "requestId"],
  additionalProperties: true,
} as const;

const keyParameter = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "Asking again with the same key does nothing twice and gets the first answer",
  schema: { type: "string", minLength: 1, maxLength: 200 },
} as const;

/** Components that no call declares by itself. */
function components() {
  const content = { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const responses = refusalResponses.map(({ name, description }) => [name, { description, content }] as const);
  return {
    securitySchemes,
    responses: Object.fromEntries(responses),
    parameters: { IdempotencyKey: keyParameter },
    schemas: { Problem: problem },
  };
}

/** The OpenAPI 3.1 document of every call, sorted so that the stored file changes only when a call does. */
export function openApiDocument() {
  for (const [name, shape] of namedShapes) zodToOpenAPIRegistry.add(shape, { _internal: { refId: name } });
  const document = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: {
      title: "Etabli",
      version: "1",
      description: "Vehicles, parts, offers, carts and quotes.",
      license: { name: "MIT", url: "https://spdx.org/licenses/MIT.html" },
    },
    servers: [{ url: "/api", description: "This installation" }],
    security: [{ bearer: [] }, { cookie: [] }],
    tags,
  });
  const paths = (document.paths ?? {}) as Paths;
  const shared = sharedParameters(paths);
  const { schemas, responses, parameters, ...others } = components();
  return {
    ...document,
    components: {
      ...others,
      responses,
      parameters: byName({ ...parameters, ...shared }),
      schemas: byName({ ...schemas, ...document.components?.schemas }),
    },
    paths: byName(referToShared(paths, shared)),
  };
}

const byName = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
