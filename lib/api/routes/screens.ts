import { z } from "@hono/zod-openapi";
import { noteBeat } from "@/lib/domains/live/screens/commands/beat";
import { collectScreenKey, makeScreenCode, pairScreen } from "@/lib/domains/live/screens/commands/pairing";
import { changeScreen, removeScreen, tellScreens, unpairScreen } from "@/lib/domains/live/screens/commands/set-up";
import { showScreenCode } from "@/lib/domains/live/screens/commands/show-code";
import { screenReaders, screenRights } from "@/lib/domains/live/screens/access";
import { findScreenView } from "@/lib/domains/live/screens/queries/get-view";
import {
  getScreen,
  listScreenChoice,
  listScreenNames,
  listScreens,
} from "@/lib/domains/live/screens/queries/list-screens";
import * as shapes from "@/lib/domains/live/screens/schema";
import { findKeyHolder, type KeyHolder } from "@/lib/domains/session/queries/find-key";
import { perMinute } from "@/lib/platform/limits";
import { notFound } from "@/lib/platform/problems";
import { Reply } from "../answer";
import { readScreenCookie, screenCookieHeader } from "../cookie";
import { defineRoute } from "../define-route";
import { done, id, ok } from "../shapes";

const domain = "live";
const setUp = { domain, right: screenRights } as const;
const key = z.object({ id: shapes.screenKey });
const number = z.object({ id });

/** Only keys that open nothing count: a house of many screens asks from one address. */
const guesses = perMinute(30);

async function holderOf(id: string, address: string): Promise<KeyHolder> {
  const holder = await findKeyHolder(id);
  if (holder?.kind === "screen") return holder;
  guesses(address);
  throw notFound();
}

defineRoute(
  {
    method: "get",
    path: "/screen/{id}",
    domain,
    summary: "What a screen shows, by its key",
    right: "public",
    params: key,
    refuses: [404, 429],
    answer: shapes.screenView,
  },
  async (_, { params, facts }) => {
    const view = await findScreenView(await holderOf(params.id, facts.address));
    if (!view) throw notFound();
    return view;
  },
);

defineRoute(
  {
    method: "post",
    path: "/screen/{id}/beat",
    domain,
    summary: "A screen says what it shows; the device with the screen's secret alone counts as the screen",
    right: "public",
    params: key,
    body: shapes.beat,
    refuses: [404, 429],
    answer: shapes.beatAnswer,
  },
  async (_, { params, body, request, facts }) => {
    const holder = await holderOf(params.id, facts.address);
    const { counted, secret } = await noteBeat(holder, {
      ...body,
      secret: readScreenCookie(request.headers.get("cookie")),
    });
    const view = await findScreenView(holder);
    if (!view) throw notFound();
    const { now, version } = view;
    const headers: Record<string, string> = secret ? { "set-cookie": screenCookieHeader(secret) } : {};
    return new Reply({ now, version, counted }, { headers });
  },
);

defineRoute(
  {
    method: "post",
    path: "/screen/code",
    domain,
    summary: "A code for a device that is no screen yet, for ten minutes",
    right: "public",
    refuses: [429],
    answer: shapes.pairingCode,
  },
  (_, { facts }) => makeScreenCode({ address: facts.address }),
);

defineRoute(
  {
    method: "post",
    path: "/screen/collect",
    domain,
    summary: "The key of the screen that a device with a code has become, told once",
    right: "public",
    body: shapes.ticket,
    answer: shapes.collected,
  },
  async (_, { body }) => {
    const found = await collectScreenKey(body);
    if (!("key" in found)) return { key: null, expired: found.expired };
    const headers = { "set-cookie": screenCookieHeader(found.secret) };
    return new Reply({ key: found.key, expired: false }, { headers });
  },
);

defineRoute(
  {
    method: "post",
    path: "/screen/qrcode",
    domain,
    summary: "Show an address as a QR code on a screen of the company for twenty seconds; never one that signs in",
    right: "user",
    body: shapes.codeToShow,
    refuses: [404, 422],
    answer: ok,
  },
  async (actor, { body }) => {
    await showScreenCode(actor, body);
    return done;
  },
);

defineRoute(
  {
    method: "get",
    path: "/screens/choice",
    domain,
    summary: "The screens of the company, on which a code can be shown",
    right: "user",
    answer: shapes.screenChoice,
  },
  (actor) => listScreenChoice(actor),
);

defineRoute(
  {
    method: "get",
    path: "/screens/names",
    domain,
    summary: "The screens that a tile can be addressed to: to the house's editors those of every company",
    right: screenReaders,
    answer: shapes.screenNames,
  },
  (actor) => listScreenNames(actor),
);

defineRoute(
  {
    ...setUp,
    method: "get",
    path: "/screens",
    summary: "The screens of the company and how they are; to the house's administrators those of every company",
    answer: shapes.screenList,
  },
  (actor) => listScreens(actor),
);

defineRoute(
  {
    ...setUp,
    method: "post",
    path: "/screens/pair",
    summary: "Make the device that shows a code a screen",
    body: shapes.pairing,
    refuses: [404, 409, 429],
    answer: shapes.screenSetUp,
  },
  async (actor, { body }) => getScreen(actor, await pairScreen(actor, body)),
);

defineRoute(
  {
    ...setUp,
    method: "post",
    path: "/screens/message",
    summary: "Show a message on some screens, or on all of the company; an empty text takes it away",
    body: shapes.screenMessage,
    refuses: [404],
    answer: z.object({ count: z.number().int() }),
  },
  (actor, { body }) => tellScreens(actor, body),
);

defineRoute(
  {
    ...setUp,
    method: "post",
    path: "/screens/change/{id}",
    summary:
      "Change a screen's name, playlist or dark hours; 409 with what stands when it is not the version that was seen",
    params: number,
    body: shapes.screenChange,
    refuses: [404, 409],
    answer: shapes.screenSetUp,
  },
  (actor, { params, body }) => changeScreen(actor, { ...params, ...body }),
);

defineRoute(
  {
    ...setUp,
    method: "post",
    path: "/screens/unpair/{id}",
    summary: "Take a screen's device from it; the screen stays for another device",
    params: number,
    refuses: [404],
    answer: shapes.screenSetUp,
  },
  (actor, { params }) => unpairScreen(actor, params),
);

defineRoute(
  {
    ...setUp,
    method: "delete",
    path: "/screens/{id}",
    summary: "Remove a screen with all that it shows",
    params: number,
    refuses: [404],
    answer: z.object({}),
  },
  async (actor, { params }) => {
    await removeScreen(actor, params);
    return {};
  },
);
