import { z } from "@hono/zod-openapi";
import { updatePass, withdrawPass } from "@/lib/domains/passes/commands/change-pass";
import { makePass } from "@/lib/domains/passes/commands/make-pass";
import { findHeldPass } from "@/lib/domains/passes/queries/find-held-pass";
import { areAccepted, findIssued, getPassFile, signPass } from "@/lib/domains/passes/queries/issue";
import { listPasses } from "@/lib/domains/passes/queries/list-passes";
import * as shapes from "@/lib/domains/passes/schema";
import { perMinute } from "@/lib/platform/limits";
import { notFound } from "@/lib/platform/problems";
import { defineRoute } from "../define-route";
import { passFile, passFileType } from "../pass-file";

const serial = z.object({ serial: z.string().max(60) });
const admin = { domain: "admin", right: "admin" } as const;

defineRoute(
  {
    ...admin,
    method: "get",
    path: "/pkpass",
    summary: "The passes of the company, and how long their certificate still signs",
    query: z.object({
      q: z.string().max(80).optional(),
      from: z.coerce.number().int().min(0).max(1_000_000).optional(),
    }),
    answer: shapes.passPage,
  },
  (actor, { query }) => listPasses(actor, query),
);

defineRoute(
  {
    ...admin,
    method: "get",
    path: "/pkpass/{serial}",
    name: "getPassFile",
    summary: "The signed file of a pass of the company, also with a certificate for trying",
    params: serial,
    refuses: [404],
    answer: { type: passFileType },
  },
  async (actor, { params }) => passFile(await getPassFile(actor, params)),
);

defineRoute(
  {
    ...admin,
    method: "post",
    path: "/updatePass/{serial}",
    summary: "Changes what a pass says and tells the phones; a field that is left out stays",
    params: serial,
    body: shapes.passChange,
    refuses: [404, 409],
    answer: shapes.pass,
  },
  (actor, { params, body }) => updatePass(actor, { ...params, ...body }),
);

defineRoute(
  {
    ...admin,
    method: "delete",
    path: "/pkpass/{serial}",
    summary: "Withdraws a pass: the company's lines leave the public card at once",
    params: serial,
    refuses: [404],
    answer: shapes.pass,
  },
  (actor, { params }) => withdrawPass(actor, params),
);

defineRoute(
  {
    domain: "vehicles",
    method: "post",
    path: "/passes",
    summary: "Makes the company's pass of a vehicle, or changes the one that it has",
    right: "IdCar",
    body: shapes.passDraft,
    refuses: [400, 404, 409, 502],
    answer: shapes.issuedPass,
  },
  (actor, { body }) => makePass(actor, body),
);

defineRoute(
  {
    domain: "vehicles",
    method: "get",
    path: "/passes/vehicle/{vin}",
    summary: "The company's active pass of a vehicle, null for none",
    right: ["IdCar", "admin"],
    params: z.object({ vin: z.string().max(40) }),
    answer: shapes.passOfVehicle,
  },
  async (actor, { params }) => ({ issued: await findIssued(actor, params) }),
);

/** The holder of a pass takes it once or twice; who guesses ids is slowed down. */
const allow = perMinute(30);

defineRoute(
  {
    domain: "vehicles",
    method: "get",
    path: "/passes/add/{serial}",
    summary: "The signed file of an active pass for who holds its id; 404 while the certificate is for trying alone",
    right: "public",
    params: serial,
    refuses: [404, 429],
    answer: { type: passFileType },
  },
  async (_, { params, facts }) => {
    allow(facts.address);
    const [pass, accepted] = await Promise.all([findHeldPass(params), areAccepted()]);
    if (!pass || pass.revokedAt !== null || !accepted) throw notFound();
    return passFile(await signPass(pass));
  },
);
