import { z } from "@hono/zod-openapi";
import { addDockApp, changeDockApp, orderDock, removeDockApp } from "@/lib/domains/apps/dock/commands";
import { listDock } from "@/lib/domains/apps/dock/queries";
import { dockApps, dockChange, dockInput, dockOrder } from "@/lib/domains/apps/dock/schema";
import { checkFrame, checkSavedFrames } from "@/lib/domains/apps/frames/commands";
import { frameAnswer, frameQuestion } from "@/lib/domains/apps/frames/schema";
import { defineRoute } from "../define-route";
import { id } from "../shapes";

const dock = { domain: "portal", right: "admin", answer: dockApps } as const;

defineRoute({ ...dock, method: "get", path: "/dock-apps", summary: "The apps of the company's dock" }, (actor) =>
  listDock(actor),
);

defineRoute(
  {
    ...dock,
    method: "post",
    path: "/dock-apps",
    summary: "Adds an app to the dock; 409 when its name is taken",
    body: dockInput,
    refuses: [409],
  },
  async (actor, { body }) => {
    const apps = await addDockApp(actor, body);
    await checkSavedFrames(actor, { addresses: [body.url] });
    return apps;
  },
);

defineRoute(
  {
    ...dock,
    method: "post",
    path: "/dock-apps/order",
    summary: "Puts the apps of the dock in an order; 409 when they are not what was seen",
    body: dockOrder,
    refuses: [409],
  },
  (actor, { body }) => orderDock(actor, body),
);

defineRoute(
  {
    ...dock,
    method: "post",
    path: "/dock-apps/change/{id}",
    summary: "Changes an app of the dock; 409 when its name is taken or it is not what was seen",
    params: z.object({ id }),
    body: dockChange,
    refuses: [404, 409],
  },
  async (actor, { params, body }) => {
    const apps = await changeDockApp(actor, { ...params, ...body });
    await checkSavedFrames(actor, { addresses: [body.app.url] });
    return apps;
  },
);

defineRoute(
  {
    ...dock,
    method: "delete",
    path: "/dock-apps/{id}",
    summary: "Takes an app off the dock",
    params: z.object({ id }),
    refuses: [404],
  },
  (actor, { params }) => removeDockApp(actor, params),
);

defineRoute(
  {
    domain: "portal",
    method: "post",
    path: "/frame-verdict",
    right: ["admin", "UsersAdmin", "LMSEditor", "RSEEditor", "SmartEditor", "V2Editor"],
    summary: "Whether the site of an address lets itself be framed; addresses inside networks are not asked",
    body: frameQuestion,
    refuses: [429],
    answer: frameAnswer,
  },
  (actor, { body }) => checkFrame(actor, body),
);
