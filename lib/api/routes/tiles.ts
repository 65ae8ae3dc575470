import { z } from "@hono/zod-openapi";
import { listScreenNames } from "@/lib/domains/live/screens/queries/list-screens";
import { listChanges } from "@/lib/domains/portal/changes/queries";
import { hearTileFrames } from "@/lib/domains/portal/tiles/commands/hear-frames";
import { orderTiles } from "@/lib/domains/portal/tiles/commands/order-tiles";
import { removeTile, restoreTile } from "@/lib/domains/portal/tiles/commands/remove-tile";
import { addTile, changeTile } from "@/lib/domains/portal/tiles/commands/save-tile";
import {
  listTileRoles,
  listTileScreens,
  measureReach,
  screenChoiceOf,
} from "@/lib/domains/portal/tiles/queries/audience";
import {
  getWidget,
  listHighlighted,
  listShownWidgets,
  listTiles,
} from "@/lib/domains/portal/tiles/queries/show-widgets";
import { placeHome } from "@/lib/domains/portal/tiles/queries/place-widgets";
import * as shapes from "@/lib/domains/portal/tiles/schema";
import { editorRights, homes } from "@/lib/domains/portal/names";
import { writtenLanguage } from "@/lib/shared/languages";
import { textsOf } from "@/lib/platform/texts";
import { defineRoute } from "../define-route";
import { id, lang, langOf } from "../shapes";

const get = { method: "get", domain: "portal", right: "user" } as const;
const editing = { domain: "portal", right: editorRights } as const;
const place = z.object({ widget: shapes.widgetName, id });

defineRoute(
  {
    ...get,
    path: "/apps",
    summary: "The tiles that the reader sees now, and for editors all of their widgets",
    answer: z.array(shapes.tile),
  },
  (actor) => listTiles(actor),
);

defineRoute(
  {
    ...get,
    path: "/apps/widgets",
    summary: "The widgets that the reader has, with the tiles that they see now and when that changes",
    answer: z.array(shapes.shownWidget),
  },
  (actor) => listShownWidgets(actor),
);

defineRoute(
  {
    ...get,
    path: "/apps/highlighted",
    summary: "The highlighted tiles that the reader sees now",
    answer: z.array(shapes.tile),
  },
  (actor) => listHighlighted(actor),
);

defineRoute(
  {
    ...get,
    path: "/apps/home/{home}",
    summary:
      "The widgets of a home page, or of the start, with the reader's tiles of a day: a window judges their moments",
    params: z.object({ home: z.enum([...homes, "start"]) }),
    query: z.object({ lang: lang.optional() }),
    refuses: [403],
    answer: shapes.placedWidgets,
  },
  (actor, { params, query }) => placeHome(actor, { ...params, language: query.lang && writtenLanguage(query.lang) }),
);

defineRoute(
  {
    ...get,
    path: "/widget/{widgetName}",
    summary: "A widget with the tiles that the reader sees now; vehicle=1 with those that need a vehicle",
    params: z.object({ widgetName: shapes.widgetName }),
    query: z.object({ vehicle: z.enum(["1"]).optional(), lang: lang.optional() }),
    refuses: [404],
    answer: shapes.shownWidget,
  },
  (actor, { params, query }) =>
    getWidget(actor, {
      name: params.widgetName,
      vehicle: query.vehicle === "1",
      language: query.lang && writtenLanguage(query.lang),
    }),
);

defineRoute(
  {
    ...editing,
    method: "post",
    path: "/newApp",
    summary: "Adds a tile to a widget; times are those of the clock in Paris, yyyy-MM-dd HH:mm:ss",
    body: shapes.newTile,
    refuses: [404, 422],
    answer: shapes.tile,
  },
  async (actor, { body }) => hearTileFrames(actor, await addTile(actor, body)),
);

defineRoute(
  {
    ...editing,
    method: "post",
    path: "/updateApp",
    summary: "Changes a tile; 409 with what stands when it is not the version that was seen",
    body: shapes.changedTile,
    refuses: [404, 409, 422],
    answer: shapes.tile,
  },
  async (actor, { body }) => hearTileFrames(actor, await changeTile(actor, body)),
);

defineRoute(
  {
    ...editing,
    method: "delete",
    path: "/app/{widget}/{id}",
    summary: "Deletes a tile; it can be restored for a day",
    params: place,
    refuses: [404],
    answer: z.object({}),
  },
  async (actor, { params }) => {
    await removeTile(actor, params);
    return {};
  },
);

defineRoute(
  {
    ...editing,
    method: "post",
    path: "/apps/restore/{widget}/{id}",
    summary: "Brings a deleted tile back to where it stood",
    params: place,
    refuses: [404],
    answer: shapes.tile,
  },
  async (actor, { params }) => hearTileFrames(actor, await restoreTile(actor, params)),
);

defineRoute(
  {
    ...editing,
    method: "get",
    path: "/app/role/{widget}/{id}",
    summary: "The families that a tile is for",
    params: place,
    refuses: [404],
    answer: z.array(shapes.audienceChoice),
  },
  async (actor, { params }) => {
    const { settings } = await textsOf(langOf(actor), "users");
    return listTileRoles(actor, { ...params, names: settings.family });
  },
);

defineRoute(
  {
    ...editing,
    method: "get",
    path: "/app/screens/{widget}/{id}",
    summary: "The screens that there are, and which of them a tile is for",
    params: place,
    refuses: [404],
    answer: z.array(shapes.audienceChoice),
  },
  async (actor, { params }) => {
    const [chosen, known] = await Promise.all([listTileScreens(actor, params), listScreenNames(actor)]);
    return screenChoiceOf(chosen, known);
  },
);

defineRoute(
  {
    ...editing,
    method: "post",
    path: "/apps/reach",
    name: "measureReach",
    summary: "How many people, companies and screens an audience reaches",
    body: shapes.audience,
    answer: shapes.reach,
  },
  (actor, { body }) => measureReach(actor, body),
);

defineRoute(
  {
    ...editing,
    method: "get",
    path: "/apps/changes/{widget}",
    summary: "Who changed what of a widget and its tiles, the latest first; tileId for one of them",
    params: z.object({ widget: shapes.widgetName }),
    query: z.object({ tileId: id.optional() }),
    answer: z.array(shapes.portalChange),
  },
  (actor, { params, query }) => listChanges(actor, { ...params, ...query }),
);

defineRoute(
  {
    ...editing,
    method: "post",
    path: "/setAppOrder/{widget}",
    summary: "The tiles of a widget in an order: ids, alone or with the version of the list that was seen",
    params: z.object({ widget: shapes.widgetName }),
    body: shapes.tileOrder,
    refuses: [404, 409, 422],
    answer: shapes.orderedTiles,
  },
  (actor, { params, body }) => orderTiles(actor, { ...params, ...body }),
);
