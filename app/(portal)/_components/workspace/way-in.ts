import "server-only";
import type { ReactNode } from "react";
import type { Outcome } from "@/app/(portal)/_components/settle-status";
import type { Actor } from "@/lib/platform/actor";
import type { Context, Query } from "./screen";
import type { Workspace } from "./workspace";

/** What the beginning of an address stands for: a vehicle, something in its place, or what its frame or this view says is wrong. */
export type Standing =
  | { is: "vehicle"; place: Workspace }
  | { is: "context"; actor: Actor; outcome: Outcome; base: string; context: Context }
  | { is: Outcome; view?: ReactNode };

/** A way in to the screens of a vehicle: the folders in brackets that name it, and how it is found by them. */
export interface WayIn {
  start: string;
  names: readonly string[];
  find: (names: readonly string[]) => Promise<Standing>;
  /** What stands around the vehicle itself. */
  around?: (view: ReactNode, query: Query) => ReactNode;
}
