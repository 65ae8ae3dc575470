import "server-only";
import { redirect } from "next/navigation";
import { cache } from "react";
import { askedQuery, askedSegments, settleStatus } from "@/app/(portal)/_components/settle-status";
import NotFound from "@/app/(portal)/not-found";
import { readScreen } from "@/lib/domains/vehicles/paths/rules";
import type { ScreenName } from "@/lib/domains/vehicles/paths/screens";
import type { Judged, Query, Screen } from "./screen";
import type { WayIn } from "./way-in";

const loaded = new Map<ScreenName, Screen>();

/** Lets the layouts above a screen's page judge it: Next loads every module of a page before it renders any. */
export const addScreen = (screen: Screen): void => void loaded.set(screen.name, screen);

function screenOf(name: ScreenName): Screen {
  const screen = loaded.get(name);
  if (screen) return screen;
  throw new Error(`The page of the screen ${name} is not loaded: ask for it below its own page only.`);
}

const unknown: Judged = { outcome: "missing", title: async () => null, view: <NotFound /> };

/** What an address below a way in shows, once per request: for its status, its title and its page. */
export const judgeScreen = cache(async (way: WayIn, names: string, rest: string, query: string): Promise<Judged> => {
  const named = readScreen(rest.split("/"));
  const standing = await way.find(names.split("/"));
  if (standing.is !== "vehicle" && standing.is !== "context") return { outcome: standing.is, view: standing.view };
  if (!named) return unknown;
  const screen = screenOf(named.kind);
  if (standing.is === "vehicle") return screen.judge(standing.place, named.place, readQuery(query));
  if (named.kind === "families") return { outcome: standing.outcome, view: screen.context(standing.context) };
  if (named.place && screen.alone) return screen.alone(standing.actor, named.place, readQuery(query));
  return { outcome: "there", leadsTo: standing.base, view: null };
});

function readQuery(text: string): Query {
  const query = new URLSearchParams(text);
  return Object.fromEntries(
    [...query.keys()].map((name) => {
      const values = query.getAll(name);
      return [name, values.length > 1 ? values : values[0]];
    }),
  );
}

/** Settles the status of the address that was asked for, or leads to where it leads, before anything is sent. */
export const settleScreen = (way: WayIn): Promise<void> =>
  settleStatus(async () => {
    const above = way.start.split("/").length - 2;
    const segments = (await askedSegments()).slice(above);
    const [names, rest] = [segments.slice(0, way.names.length), segments.slice(way.names.length)];
    const query = (await askedQuery()).toString();
    const { outcome, leadsTo } = await judgeScreen(way, names.join("/"), rest.join("/"), query);
    if (leadsTo !== undefined) redirect(leadsTo);
    return outcome;
  });
