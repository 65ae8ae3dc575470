import { z } from "@hono/zod-openapi";
import { registerDevice, unregisterDevice } from "@/lib/domains/passes/commands/devices";
import { signPass } from "@/lib/domains/passes/queries/issue";
import { provenPass } from "@/lib/domains/passes/queries/prove-pass";
import { listChanged } from "@/lib/domains/passes/queries/list-changed";
import * as shapes from "@/lib/domains/passes/schema";
import { perMinute } from "@/lib/platform/limits";
import { log } from "@/lib/platform/log";
import { Reply } from "../answer";
import { defineRoute } from "../define-route";
import { passFile, passFileType } from "../pass-file";

/** The pass web service as Apple's wallet calls it, below the address that passes name. */
const phone = { domain: "vehicles", right: "public", proof: "pass" } as const;
const device = z.string().regex(/^[A-Za-z0-9-]{1,100}$/);
const type = z.string().max(100);
const serial = z.string().max(60);
const allow = perMinute(120);
const done = z.object({});
const registration = "/passes/v1/devices/{device}/registrations/{type}/{serial}";

const proofOf = ({ request, params }: { request: Request; params: { type: string; serial: string } }) => ({
  ...params,
  authorization: request.headers.get("authorization"),
});

defineRoute(
  {
    ...phone,
    method: "post",
    path: registration,
    summary: "A phone wants to hear of a pass: 201 when that is new, else 200",
    params: z.object({ device, type, serial }),
    body: shapes.deviceBody,
    refuses: [401, 429],
    answer: done,
  },
  async (_, call) => {
    allow(call.facts.address);
    const pass = await provenPass(proofOf(call));
    const isNew = await registerDevice(pass, { device: call.params.device, ...call.body });
    return new Reply({}, { status: isNew ? 201 : 200 });
  },
);

defineRoute(
  {
    ...phone,
    method: "delete",
    path: registration,
    summary: "A phone has thrown a pass away",
    params: z.object({ device, type, serial }),
    refuses: [401, 429],
    answer: done,
  },
  async (_, call) => {
    allow(call.facts.address);
    await unregisterDevice(await provenPass(proofOf(call)), call.params);
    return {};
  },
);

defineRoute(
  {
    ...phone,
    method: "get",
    path: "/passes/v1/devices/{device}/registrations/{type}",
    summary: "Which passes of a phone have changed since a mark; 204 for none",
    params: z.object({ device, type }),
    query: z.object({ passesUpdatedSince: z.string().max(20).optional() }),
    refuses: [429],
    answer: shapes.changedPasses,
  },
  async (_, { params, query, facts }) => {
    allow(facts.address);
    const changed = await listChanged({ device: params.device, since: query.passesUpdatedSince });
    return changed ?? (new Response(null, { status: 204 }) as never);
  },
);

defineRoute(
  {
    ...phone,
    method: "get",
    path: "/passes/v1/passes/{type}/{serial}",
    summary: "The signed file of a pass as it is now, 304 where the phone has it; a withdrawn one is void",
    params: z.object({ type, serial }),
    refuses: [401, 429],
    answer: { type: passFileType },
  },
  async (_, call) => {
    allow(call.facts.address);
    const pass = await provenPass(proofOf(call));
    const modified = new Date(Math.floor(Date.parse(pass.updatedAt) / 1000) * 1000);
    const known = Date.parse(call.request.headers.get("if-modified-since") ?? "");
    if (known >= modified.getTime()) return new Response(null, { status: 304 });
    return passFile(await signPass(pass), { "last-modified": modified.toUTCString() });
  },
);

const longestLine = 300;

defineRoute(
  {
    ...phone,
    method: "post",
    path: "/passes/v1/log",
    summary: "What went wrong with passes on a phone",
    body: shapes.deviceLog,
    refuses: [429],
    answer: done,
  },
  (_, { body, facts }) => {
    allow(facts.address);
    for (const line of body.logs.slice(0, 5)) log.warn({ wallet: line.slice(0, longestLine) }, "a wallet complains");
    return {};
  },
);
