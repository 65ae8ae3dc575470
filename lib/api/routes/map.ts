import { findHolders } from "@/lib/domains/places/map/queries/find-holders";
import { getMapView } from "@/lib/domains/places/map/queries/get-view";
import * as shapes from "@/lib/domains/places/map/schema";
import { findNearest, findPlaces } from "@/lib/domains/places/queries";
import { placeList } from "@/lib/domains/places/schema";
import { defineRoute } from "../define-route";
import { langOf } from "../shapes";

const map = { method: "get", domain: "offers", right: "map" } as const;

defineRoute(
  {
    ...map,
    path: "/map/points",
    summary: "Who stands in a part of the map: 300 marks at most, and the nearest by name",
    query: shapes.viewQuestion,
    answer: shapes.mapView,
  },
  (actor, { query }) => getMapView(actor, query),
);

defineRoute(
  {
    ...map,
    path: "/map/holders",
    summary: "Who holds a part, by reference, EAN or as an article: the nearest first",
    query: shapes.holderQuestion,
    answer: shapes.holders,
  },
  (actor, { query }) => findHolders(actor, { ...query, lang: langOf(actor) }),
);

defineRoute(
  {
    ...map,
    path: "/map/places",
    summary: "Places of a postal code or a name, the largest first",
    query: shapes.placeQuestion,
    answer: placeList,
  },
  (actor, { query }) => findPlaces(actor, query),
);

defineRoute(
  {
    ...map,
    path: "/map/nearest",
    summary: "The place nearest to where somebody stands; null far from any",
    query: shapes.nearQuestion,
    answer: shapes.nearAnswer,
  },
  async (actor, { query }) => ({ place: await findNearest(actor, query) }),
);
