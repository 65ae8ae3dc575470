import { matchesText } from "@/lib/shared/by-label";
import type { AudienceGroup } from "../groups/schema";
import { furtherWidgets, homeOf, homeWidgets, isWidgetName, type Home } from "../names";
import { isShown, linkOf, type TileReader } from "../tiles/rules";
import type { Tile } from "../tiles/schema";
import { instantOf } from "@/lib/shared/wall-time";

/** Whether the editor of a home shows a widget: those of the home, with the LMS's also the lists outside the homes. */
export const isOnBoard = (home: Home, widget: string): boolean =>
  homeOf(widget) === home || (home === "lms" && homeOf(widget) === null);

/** The order of a home's fixed list; what was added follows as it stands. */
export function widgetOrder(home: Home): (one: { name: string }, other: { name: string }) => number {
  const placeOf = ({ name }: { name: string }) => homeWidgets[home].indexOf(name) + 1 || homeWidgets[home].length + 1;
  return (one, other) => placeOf(one) - placeOf(other);
}

/** The names of a home's fixed list that no widget bears yet. */
export function missingWidgets(home: Home, widgets: readonly { name: string }[]): string[] {
  const fixed = home === "lms" ? [...homeWidgets.lms, ...furtherWidgets] : homeWidgets[home];
  return fixed.filter((name) => !widgets.some((widget) => widget.name === name));
}

/** The most characters of a group's name. */
export const longestGroupName = 100;

export type NameFault = "required" | "too-long" | "name" | "other-home";

/** What is wrong with the name of a new widget of a home. */
export function faultOfWidgetName(home: Home, typed: string): NameFault | null {
  const name = typed.trim();
  if (name === "") return "required";
  if (name.length > 200) return "too-long";
  if (!isWidgetName(name)) return "name";
  return isOnBoard(home, name) ? null : "other-home";
}

/** Whether a tile bears what is searched in its name, text, address, class or data. */
export const matchesTile = (tile: Tile, typed: string): boolean =>
  matchesText(
    [
      ...[tile.name, tile.text, tile.url, tile.className, tile.data, tile.widget],
      ...Object.values(tile.translations).flatMap((one) => [one.name, one.text]),
    ].join(" "),
    typed,
  );

/** Who is looked through the eyes of: a family, a group, or the editor who sees all. */
export type PreviewAs = { kind: "family"; id: string } | { kind: "group"; id: number };

/** The reader that somebody of a family, or of a group's families, would be; they hold every right and have a vehicle. */
export function readerAs(
  as: PreviewAs,
  groups: readonly AudienceGroup[],
  brands: readonly { id: number }[],
): TileReader {
  const rolesOf = ({ roles }: AudienceGroup) => roles.filter(({ selected }) => selected).map(({ id }) => id as string);
  const own = as.kind === "family" ? [as.id] : groups.filter(({ id }) => id === as.id).flatMap(rolesOf);
  const reached = groups.filter((group) => rolesOf(group).some((role) => own.includes(role)));
  return {
    ...{ roles: new Set(own), groups: new Set(reached.map(({ id }) => id)), rights: { has: () => true } },
    ...{ brands: new Set(brands.map(({ id }) => id)), vehicle: true },
  };
}

const moment = (wall: string | null) => (wall === null ? null : instantOf(wall));

/** The tiles that a reader sees at a time, each with the address that it opens then. */
export function previewOf(tiles: readonly Tile[], reader: TileReader, now: Date): { tile: Tile; link: string }[] {
  return tiles.flatMap((tile) => {
    const [dateFrom, dateTo] = [moment(tile.dateFrom), moment(tile.dateTo)];
    const [alertStart, alertEnd] = [moment(tile.alertStart), moment(tile.alertEnd)];
    const judged = { ...tile, dateFrom, dateTo, alertStart, alertEnd };
    return isShown(judged, reader, now) ? [{ tile, link: linkOf(judged, now) }] : [];
  });
}

export type ThreeStates = "all" | "some" | "none";

/** What a box over others shows of them. */
export function stateOver(chosen: readonly unknown[], all: readonly unknown[]): ThreeStates {
  const count = all.filter((one) => chosen.includes(one)).length;
  if (count === 0) return "none";
  return count === all.length ? "all" : "some";
}
