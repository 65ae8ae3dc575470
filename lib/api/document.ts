import { api } from "./define-route";

const bearer = { type: "http", scheme: "bearer", description: "Token of GET /api/login" } as const;
const companion = {
  type: "apiKey",
  in: "header",
  name: "x-companion",
  description: "Key of a companion page",
} as const;
const cookie = { type: "apiKey", in: "cookie", name: "etabli.session" } as const;

/** The OpenAPI 3.1 document of every call, sorted so that the stored file changes only when a call does. */
export function openApiDocument() {
  for (const [name, scheme] of Object.entries({ bearer, cookie, companion })) {
    api.openAPIRegistry.registerComponent("securitySchemes", name, scheme);
  }
  const document = api.getOpenAPI31Document({
    openapi: "3.1.0",
    info: { title: "Etabli", version: "1", description: "Vehicles, parts, offers, carts and quotes." },
    servers: [{ url: "/api" }],
    security: [{ bearer: [] }, { cookie: [] }],
  });
  const paths = Object.entries(document.paths ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return { ...document, paths: Object.fromEntries(paths) };
}
