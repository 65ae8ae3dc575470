import "server-only";
import type { ReactNode } from "react";
import type { Outcome } from "@/app/(portal)/_components/settle-status";
import Forbidden from "@/app/(portal)/forbidden";
import NotFound from "@/app/(portal)/not-found";
import type { ContextField } from "@/lib/domains/vehicles/paths/rules";
import type { ScreenName, ScreenValues } from "@/lib/domains/vehicles/paths/screens";
import type { Actor } from "@/lib/platform/actor";
import { mayOpen } from "./may-open";
import type { Workspace } from "./workspace";

export type Query = Record<string, string | string[] | undefined>;

/** What stands in a vehicle's place: fault codes, a photo set, parts. */
export interface Context {
  field: ContextField;
  value: string;
}

/** What a screen is asked for: the vehicle, the values of its address and what stands behind the question mark. */
export interface Asked<Name extends ScreenName> {
  place: Workspace;
  at: ScreenValues<Name>;
  query: Query;
}

/** What a title is made for; the vehicle is null where the address names none. */
type Titled<Name extends ScreenName> = Omit<Asked<Name>, "place"> & { place: Workspace | null };

export type Verdict<Found> = "missing" | "denied" | { found: Found } | { leadsTo: string };

interface Description<Name extends ScreenName, Found> {
  /** Reads what the address names, so that the status is known before anything is sent; absent where it is always there. */
  judge?: (asked: Asked<Name>) => Promise<Verdict<Found>>;
  /** The page's title, also of what is missing or denied; null says that it is missing. Without it the vehicle's own. */
  title?: (asked: Titled<Name>, found: Found | null) => Promise<string | null>;
  /** Absent where a screen only leads elsewhere. */
  View?: (props: Asked<Name> & { found: Found }) => ReactNode;
  /** Values are null where the address holds none. */
  Missing?: (props: { place: Workspace; at: ScreenValues<Name> | null }) => ReactNode;
  Denied?: (props: Asked<Name>) => ReactNode;
  /** What it shows where something else stands in the vehicle's place. */
  Context?: (props: Context) => ReactNode;
  /** What it is where the address names no vehicle; its view says itself what is missing or denied. */
  alone?: { judge: (at: ScreenValues<Name>) => Outcome; View: (props: { at: ScreenValues<Name> }) => ReactNode };
}

/** What a page answers: its status, where it leads or what it shows, its title. */
export interface Judged {
  outcome: Outcome;
  leadsTo?: string;
  title?: () => Promise<string | null>;
  view: ReactNode;
}

export interface Screen {
  name: ScreenName;
  judge: (place: Workspace, at: unknown, query: Query) => Promise<Judged>;
  context: (named: Context) => ReactNode;
  /** The same where the address names no vehicle; null for a screen that needs one. */
  alone: ((actor: Actor, at: unknown, query: Query) => Judged) | null;
}

/** A screen below a vehicle: the file of a row of `vehicleScreens`. */
export function screen<Name extends ScreenName, Found = null>(
  name: Name,
  { judge, title, View = () => null, Missing = NotFound, Denied = Forbidden, Context, alone }: Description<Name, Found>,
): Screen {
  async function judgeAt(asked: Asked<Name>): Promise<Judged> {
    const { place, at } = asked;
    const named = (found: Found | null) => title && (() => title(asked, found));
    const verdict = await (mayOpen(place.actor, name, at) ? judge?.(asked) : "denied");
    if (verdict === "missing") return { outcome: verdict, title: named(null), view: <Missing place={place} at={at} /> };
    if (verdict === "denied") return { outcome: verdict, title: named(null), view: <Denied {...asked} /> };
    if (verdict && "leadsTo" in verdict) return { outcome: "there", view: null, ...verdict };
    const found = verdict ? verdict.found : (null as Found);
    return { outcome: "there", title: named(found), view: <View {...asked} found={found} /> };
  }

  return {
    name,
    async judge(place, at, query) {
      if (at !== null) return judgeAt({ place, at: at as ScreenValues<Name>, query });
      return { outcome: "missing", title: async () => null, view: <Missing place={place} at={null} /> };
    },
    context: (named) => (Context ? <Context {...named} /> : null),
    alone: alone
      ? (actor, values, query) => {
          const at = values as ScreenValues<Name>;
          const named = title && (() => title({ place: null, at, query }, null));
          const outcome = mayOpen(actor, name, at) ? alone.judge(at) : "denied";
          return { outcome, title: named, view: <alone.View at={at} /> };
        }
      : null,
  };
}
