import { findProviderToken } from "@/lib/domains/session/sso/commands/provider-token";
import { requireUser, type Actor } from "@/lib/platform/actor";
import { log } from "@/lib/platform/log";
import { outsideWidgets } from "@/lib/providers/widgets";
import { homeOf } from "../../names";
import { needsVehicle } from "../kinds";
import { tileColumns, type TileRow } from "../rows";
import { newTile } from "../schema";

/** A tile of another portal as a row; null for one that no editor here could have written. Its id names nothing here. */
function rowOfOutside(sent: unknown, widget: string, place: number): TileRow | null {
  const known = typeof sent === "object" && sent !== null ? sent : {};
  const read = newTile.safeParse({ ...known, widget, roles: [], groups: [], screens: [] });
  if (!read.success || needsVehicle(read.data.appType)) return null;
  return { ...tileColumns(read.data), id: -(place + 1), widget, place, version: 1 };
}

/**
 * The tiles that the portal of ETABLI_WIDGETS_URL shows the reader, by widget. A widget that it does not know, a portal that
 * does not answer and a reader who did not come by the identity provider leave what editors wrote here.
 */
export async function findOutsideTiles(
  actor: Actor,
  { names }: { names: readonly string[] },
): Promise<ReadonlyMap<string, TileRow[]>> {
  requireUser(actor);
  const portal = outsideWidgets();
  const asked = portal ? names.filter((name) => homeOf(name) !== null) : [];
  const bearer = asked.length > 0 ? await findProviderToken(actor) : null;
  if (!portal || bearer === null) return new Map();
  const answers = await Promise.allSettled(asked.map((name) => portal.tilesOf(name, bearer)));
  return new Map(
    asked.flatMap((name, index) => {
      const answer = answers[index];
      if (answer?.status !== "fulfilled" || answer.value === null) return [];
      const rows = answer.value.map((sent, place) => rowOfOutside(sent, name, place));
      const good = rows.filter((row) => row !== null);
      if (good.length < rows.length)
        log.warn({ widget: name, left: rows.length - good.length }, "outside tiles left out");
      return [[name, good] as const];
    }),
  );
}

/** The tiles in which those of another portal stand in place of ours. */
export async function withOutsideTiles(
  actor: Actor,
  { names, tiles }: { names: readonly string[]; tiles: readonly TileRow[] },
): Promise<TileRow[]> {
  requireUser(actor);
  const outside = await findOutsideTiles(actor, { names });
  return [...tiles.filter(({ widget }) => !outside.has(widget)), ...[...outside.values()].flat()];
}
