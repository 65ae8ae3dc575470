import { z } from "@hono/zod-openapi";
import { getCaller } from "@/lib/domains/customers/queries/get-caller";
import { caller } from "@/lib/domains/customers/schema";
import { openDiagnosisSession } from "@/lib/domains/repair/sessions/queries";
import { sessionResult, sessionVehicle } from "@/lib/domains/repair/sessions/schema";
import { getHeavyMakeAndModel, getKtypeOfMid, getMidOfKtype } from "@/lib/domains/vehicles/numbers/queries";
import { heavyMakeAndModel, ktypeOfMid, midOfKtype } from "@/lib/domains/vehicles/numbers/schema";
import { getAutodataLink, getTecrmiId } from "@/lib/domains/vehicles/queries/get-portal-links";
import { getMakerVin } from "@/lib/domains/vehicles/vins/queries";
import { makerVin } from "@/lib/domains/vehicles/vins/schema";
import { defineRoute } from "../define-route";
import { id } from "../shapes";

const domain = "vehicles";

defineRoute(
  {
    method: "get",
    path: "/midToKtype/{mid}",
    domain,
    summary: "Ktype of an AutoData number",
    right: "user",
    params: z.object({ mid: z.string() }),
    refuses: [404],
    answer: ktypeOfMid,
  },
  (actor, { params }) => getKtypeOfMid(actor, params),
);

defineRoute(
  {
    method: "get",
    path: "/ktypnrToMid/{ktype}",
    domain,
    summary: "AutoData number of a ktype, null for a version without one",
    right: "user",
    params: z.object({ ktype: id }),
    refuses: [404],
    answer: midOfKtype,
  },
  (actor, { params }) => getMidOfKtype(actor, params.ktype),
);

defineRoute(
  {
    method: "get",
    path: "/cvMakeAndModel/{ntypnr}",
    domain,
    summary: "Make and model of a heavy vehicle's type number",
    right: "user",
    params: z.object({ ntypnr: id }),
    refuses: [404],
    answer: heavyMakeAndModel,
  },
  (actor, { params }) => getHeavyMakeAndModel(actor, params.ntypnr),
);

defineRoute(
  {
    method: "get",
    path: "/phoneToVin/{phone}",
    domain,
    summary: "The customer who calls from a number, and the VIN of the vehicle linked last",
    right: "cart",
    params: z.object({ phone: z.string().max(40) }),
    refuses: [404],
    answer: caller,
  },
  (actor, { params }) => getCaller(actor, params),
);

defineRoute(
  {
    method: "get",
    path: "/naiVin/{vin}/{lang}",
    domain,
    summary: "Make and model of a VIN for its maker's parts catalogue",
    right: "OEM",
    params: z.object({ vin: z.string(), lang: z.string().max(10) }),
    answer: makerVin,
  },
  (actor, { params }) => getMakerVin(actor, params),
);

defineRoute(
  {
    method: "get",
    path: "/tecrmiId",
    domain,
    summary: "Identity of the company in TecRMI",
    right: "TecRMI",
    answer: z.object({ id: z.string() }),
  },
  (actor) => getTecrmiId(actor),
);

defineRoute(
  {
    method: "get",
    path: "/requestAutodataToken",
    domain,
    summary: "Address that opens AutoData for the user, for a few minutes",
    right: "AutoData",
    answer: { type: "text/plain" },
  },
  async (actor) => {
    const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
    return new Response(await getAutodataLink(actor), { headers });
  },
);

defineRoute(
  {
    method: "post",
    path: "/createActiaSession",
    domain,
    summary: "Opens a session of Actia's diagnostics for a vehicle: Success or Error",
    right: "Diag",
    body: sessionVehicle,
    answer: sessionResult,
  },
  (actor, { body }) => openDiagnosisSession(actor, body),
);
