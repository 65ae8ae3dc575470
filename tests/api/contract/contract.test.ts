import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import "@/lib/api/app";
import { openApiDocument } from "@/lib/api/document";
import { createSession } from "@/lib/domains/session/commands/create-session";
import { clientOf, makeCompany } from "@/tests/support/company";
import "@/tests/support/end";

interface Operation {
  "x-right": string[];
  parameters?: { name: string; in: string; required?: boolean; schema: { type?: string; enum?: string[] } }[];
  requestBody?: { content: Record<string, unknown> };
}

const document = JSON.parse(JSON.stringify(openApiDocument())) as { paths: Record<string, Record<string, Operation>> };
const calls = Object.entries(document.paths).flatMap(([route, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${route}`,
    method,
    route,
    operation,
  })),
);
const guarded = calls.filter(({ operation }) => operation["x-right"][0] !== "public");
const righted = guarded.filter(({ operation }) => operation["x-right"][0] !== "user");

const open = [
  "DELETE /passes/v1/devices/{device}/registrations/{type}/{serial}",
  "GET /health/live",
  "GET /health/ready",
  "GET /idcar/{vin}",
  "GET /login",
  "GET /login/{alias}/{timestamp}",
  "GET /notifications/unsubscribe/{key}",
  "GET /passes/add/{serial}",
  "GET /passes/v1/devices/{device}/registrations/{type}",
  "GET /passes/v1/passes/{type}/{serial}",
  "GET /public/notifURL/{id}",
  "GET /qrauth",
  "GET /screen/{id}",
  "GET /sse/public",
  "GET /sso",
  "GET /sso/callback",
  "GET /sso/start",
  "POST /error",
  "POST /notifications/unsubscribe/{key}",
  "POST /passes/v1/devices/{device}/registrations/{type}/{serial}",
  "POST /passes/v1/log",
  "POST /payments/stripe",
  "POST /screen/code",
  "POST /screen/collect",
  "POST /screen/{id}/beat",
  "POST /sso/finish",
  "POST /wp-auth/user",
];
const hostile = ["x", "-1", "0", "999999999999999999999", "' or 1=1 --", "<b>", "%00", "\u202egnal", "é".repeat(500)];

const sample = ({ schema }: { schema: { type?: string; enum?: string[] } }) =>
  schema.enum?.[0] ?? (schema.type === "integer" || schema.type === "number" ? "1" : "fr");

function urlOf({ route, operation }: (typeof calls)[number], value?: string): string {
  return route.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.parameters?.find((one) => one.in === "path" && one.name === name);
    return encodeURIComponent(value ?? (parameter ? sample(parameter) : "1"));
  });
}

const send = (client: ReturnType<typeof clientOf>, call: (typeof calls)[number], value?: string, body?: unknown) => {
  const url = urlOf(call, value);
  if (call.method === "get") return client.get(url);
  return call.method === "delete" ? client.del(url) : client.post(url, body);
};

describe("the OpenAPI document", () => {
  it("is the stored one (npm run openapi writes it)", () => {
    const stored = JSON.parse(readFileSync(path.resolve(__dirname, "../../../public/openapi.json"), "utf8")) as unknown;
    expect(document).toEqual(stored);
  });

  it("names the open calls", () => {
    const found = calls.filter(({ operation }) => operation["x-right"][0] === "public").map(({ name }) => name);
    expect(found.sort()).toEqual(open);
  });
});

describe("every call", () => {
  let dead: ReturnType<typeof clientOf>;
  beforeAll(async () => {
    const { userId, companyId } = await makeCompany();
    const token = randomBytes(32).toString("base64url");
    const notAfter = new Date(Date.now() - 1000);
    await createSession({ token, userId, companyId, kind: "bearer", userAgent: null, notAfter });
    dead = clientOf(token);
  });

  it.each(guarded.map((call) => [call.name, call] as const))(
    "%s: no token, a garbled or an expired one is 401 without data",
    async (_, call) => {
      for (const client of [clientOf(), clientOf("x".repeat(43)), clientOf("garbled token"), dead]) {
        const response = await send(client, call);
        expect(response.status).toBe(401);
        expect(response.headers.get("content-type")).toBe("application/problem+json");
        expect(Object.keys((await response.json()) as object).sort()).toEqual([
          "code",
          "requestId",
          "status",
          "title",
          "type",
        ]);
      }
    },
  );

  it.each(righted.map((call) => [call.name, call] as const))("%s: without its right is 403", async (_, call) => {
    const { token } = await makeCompany({ rights: ["Visio"] });
    const response = await send(clientOf(token), call);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([403, "denied"]);
  });

  it.each(calls.filter(({ name }) => name !== "POST /logout").map((call) => [call.name, call] as const))(
    "%s: broken input never fails the server",
    async (_, call) => {
      const { token } = await makeCompany();
      const bodies = call.operation.requestBody
        ? [{}, [], null, "text", { companyId: 11, rights: ["admin"] }]
        : [undefined];
      for (const value of call.route.includes("{") ? hostile : [undefined]) {
        for (const body of bodies) {
          const response = await send(clientOf(token), call, value, body);
          expect([call.name, value, response.status < 500 || response.status === 503]).toEqual([
            call.name,
            value,
            true,
          ]);
          if (response.status >= 400) expect(response.headers.get("content-type")).toContain("json");
        }
      }
    },
  );
});
