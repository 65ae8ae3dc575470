import { companyFamilies } from "@/lib/domains/account/settings/fields";
import { companiesOfFamilies } from "@/lib/domains/account/companies/queries/companies-of-families";
import { countPeople } from "@/lib/domains/session/members/queries";
import type { Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import { requireAnyEditor, requireEditor } from "../../access";
import { everyGroup, tileOfWidget } from "../../statements";
import type { RealmRole } from "../../groups/schema";
import type { TileRow } from "../rows";
import type { AudienceChoice } from "../schema";

export type FamilyNames = Record<RealmRole["id"], string>;

/** Every family by its name, the given ones chosen. */
export const familyChoice = (names: FamilyNames, chosen: readonly string[]): RealmRole[] =>
  companyFamilies.map((id) => ({ id, desc: names[id], selected: chosen.includes(id) }));

async function getTile(actor: Actor, { widget, id }: { widget: string; id: number }): Promise<TileRow> {
  requireEditor(actor, widget);
  const [row] = await read<TileRow>(tileOfWidget, [widget, id]);
  if (!row) throw notFound();
  return row;
}

/** The families that a tile of a widget is for; 404 for no such tile. */
export async function listTileRoles(
  actor: Actor,
  { names, ...place }: { widget: string; id: number; names: FamilyNames },
): Promise<AudienceChoice[]> {
  const { roles } = await getTile(actor, place);
  return familyChoice(names, roles);
}

/** The screens that a tile of a widget is for; 404 for no such tile. */
export async function listTileScreens(actor: Actor, place: { widget: string; id: number }): Promise<number[]> {
  return (await getTile(actor, place)).screens;
}

/** Every known screen by its name, and by its number one that is gone, those of a tile chosen. */
export function screenChoiceOf(
  chosen: readonly number[],
  known: readonly { id: number; name: string; company: string }[],
): AudienceChoice[] {
  const named = known.map(({ id, name, company }) => ({
    ...{ id: String(id), desc: `${name} (${company})`, selected: chosen.includes(id) },
  }));
  const gone = chosen.filter((number) => !known.some(({ id }) => id === number));
  return [...named, ...gone.map((id) => ({ id: String(id), desc: String(id), selected: true }))];
}

interface Audience {
  roles: readonly string[];
  groups: readonly number[];
  screens: readonly number[];
}

/** How many people and companies an audience reaches; one that names nobody reaches all. */
export async function measureReach(
  actor: Actor,
  { roles, groups, screens }: Audience,
): Promise<{ users: number; companies: number; screens: number }> {
  requireAnyEditor(actor);
  const all = await read<{ id: number; roles: string[] }>(everyGroup);
  const named = all.filter(({ id }) => groups.includes(id)).flatMap((group) => group.roles);
  const everybody = roles.length + groups.length + screens.length === 0;
  const families = everybody ? [...companyFamilies] : [...new Set([...roles, ...named])];
  const companies = families.length > 0 ? await companiesOfFamilies(actor, { families }) : [];
  const users = companies.length > 0 ? await countPeople(actor, { companyIds: companies }) : 0;
  return { users, companies: companies.length, screens: new Set(screens).size };
}
