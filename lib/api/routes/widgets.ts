import { z } from "@hono/zod-openapi";
import { addGroup, changeGroup, removeGroup, selectFamilies } from "@/lib/domains/portal/groups/commands";
import { findGroupImage, listFamilies, listGroups } from "@/lib/domains/portal/groups/queries";
import * as groups from "@/lib/domains/portal/groups/schema";
import { editorRights } from "@/lib/domains/portal/names";
import { removeWidget, saveWidget } from "@/lib/domains/portal/widgets/commands";
import { listWidgets } from "@/lib/domains/portal/widgets/queries";
import { savedWidget, widget, widgetInput } from "@/lib/domains/portal/widgets/schema";
import type { Actor } from "@/lib/platform/actor";
import { notFound } from "@/lib/platform/problems";
import { textsOf } from "@/lib/platform/texts";
import { defineRoute } from "../define-route";
import { done, fileOf, id, langOf, ok, picture } from "../shapes";

const reading = { method: "get", domain: "portal", right: "user" } as const;
const editing = { domain: "portal", right: editorRights } as const;
const namesOf = async (actor: Actor) => (await textsOf(langOf(actor), "users")).settings.family;

defineRoute(
  { ...reading, path: "/apps/allWidgets", summary: "Every widget, without its tiles", answer: z.array(widget) },
  (actor) => listWidgets(actor),
);

defineRoute(
  {
    ...editing,
    method: "post",
    path: "/apps/widget",
    summary:
      "Makes a widget, or changes the one of the id; its name stays. A name that is taken is answered as an error",
    body: widgetInput,
    refuses: [404, 409],
    answer: savedWidget,
  },
  (actor, { body }) => saveWidget(actor, body),
);

defineRoute(
  {
    ...editing,
    method: "delete",
    path: "/apps/widget/{id}",
    summary: "Deletes a widget that has no tiles",
    params: z.object({ id }),
    refuses: [404, 409],
    answer: ok,
  },
  async (actor, { params }) => {
    await removeWidget(actor, params);
    return done;
  },
);

defineRoute(
  {
    ...reading,
    path: "/apps/groups",
    summary: "Audience groups: all with their reach for editors, for others those of their company",
    answer: z.array(groups.audienceGroup),
  },
  async (actor) => listGroups(actor, { names: await namesOf(actor) }),
);

defineRoute(
  {
    ...reading,
    right: [...editorRights, "NotificationSender"],
    path: "/realmRoles",
    summary: "The families of companies that tiles and messages are addressed to",
    answer: z.array(groups.realmRole),
  },
  async (actor) => listFamilies(actor, { names: await namesOf(actor) }),
);

const form = { ...editing, method: "post", bodyType: "multipart/form-data" } as const;
const made = z.object({ id: z.number().int() });

defineRoute(
  {
    ...form,
    path: "/apps/group",
    summary: "Makes an audience group: name, families joined by commas, picture",
    body: groups.groupForm.extend({ image: picture.optional() }),
    refuses: [409],
    answer: made,
  },
  (actor, { body: { name, roles, image } }) => addGroup(actor, { name, roles, image: fileOf(image) }),
);

defineRoute(
  {
    ...form,
    path: "/apps/update-group",
    summary: "Changes an audience group; without a picture its own stays",
    body: groups.changedGroupForm.extend({ image: picture.optional() }),
    refuses: [404, 409],
    answer: made,
  },
  (actor, { body: { image, ...rest } }) => changeGroup(actor, { ...rest, image: fileOf(image) }),
);

defineRoute(
  {
    ...editing,
    method: "post",
    path: "/apps/group/selection",
    summary: "Sets the families of an audience group",
    body: groups.groupSelection,
    refuses: [404, 409],
    answer: ok,
  },
  async (actor, { body }) => {
    await selectFamilies(actor, body);
    return done;
  },
);

defineRoute(
  {
    ...editing,
    method: "delete",
    path: "/apps/group/{id}",
    summary: "Deletes an audience group; 409 while a tile is addressed to it",
    params: z.object({ id }),
    refuses: [404, 409],
    answer: ok,
  },
  async (actor, { params }) => {
    await removeGroup(actor, params);
    return done;
  },
);

defineRoute(
  {
    ...reading,
    path: "/apps/group/{id}/image",
    name: "getImageOfGroup",
    summary: "The picture of an audience group",
    params: z.object({ id }),
    refuses: [404],
    answer: { type: "image/webp" },
  },
  async (actor, { params }) => {
    const bytes = await findGroupImage(actor, params);
    if (!bytes) throw notFound();
    return new Response(new Uint8Array(bytes), {
      headers: {
        "content-type": "image/webp",
        "cache-control": "private, max-age=60",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; sandbox",
      },
    });
  },
);
