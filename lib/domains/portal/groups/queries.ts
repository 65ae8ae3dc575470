import { companySettings } from "@/lib/domains/account/settings/queries";
import { hasRight, requireRight, requireUser, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { editorRights } from "../names";
import { everyGroup } from "../statements";
import { familyChoice, measureReach, type FamilyNames } from "../tiles/queries/audience";
import type { AudienceGroup, RealmRole } from "./schema";

interface GroupRow {
  id: number;
  name: string;
  roles: string[];
  pictured: boolean;
}
const imageOf = ({ id, pictured }: GroupRow) => (pictured ? `/api/apps/group/${id}/image` : null);

/** Every group for editors, with how many people it reaches; for others those that their company belongs to. */
export async function listGroups(actor: Actor, { names }: { names: FamilyNames }): Promise<AudienceGroup[]> {
  requireUser(actor);
  const rows = await read<GroupRow>(everyGroup);
  const told = (row: GroupRow, users: number | null, roles: readonly string[]): AudienceGroup => ({
    ...{ id: row.id, name: row.name, image: imageOf(row), users },
    roles: familyChoice(names, roles),
  });
  if (hasRight(actor, ...editorRights)) {
    const reached = await Promise.all(
      rows.map(({ id }) => measureReach(actor, { roles: [], groups: [id], screens: [] })),
    );
    return rows.map((row, at) => told(row, reached[at]?.users ?? 0, row.roles));
  }
  const { families } = await companySettings(actor);
  const own: readonly string[] = families;
  return rows
    .filter(({ roles }) => roles.some((role) => own.includes(role)))
    .map((row) =>
      told(
        row,
        null,
        row.roles.filter((role) => own.includes(role)),
      ),
    );
}

/** The families of companies, for whoever addresses tiles or messages to them. */
export async function listFamilies(actor: Actor, { names }: { names: FamilyNames }): Promise<RealmRole[]> {
  requireRight(actor, ...editorRights, "NotificationSender");
  return familyChoice(names, []);
}

const imageOfGroup = { name: "audience_group_image", text: "select image from audience_group where id = $1" };

/** The picture of a group as WebP; null for none. */
export async function findGroupImage(actor: Actor, { id }: { id: number }): Promise<Buffer | null> {
  requireUser(actor);
  const [row] = await read<{ image: Buffer | null }>(imageOfGroup, [id]);
  return row?.image ?? null;
}

const rolesOfGroups = {
  name: "roles_of_groups",
  text: "select distinct unnest(roles) as role from audience_group where id = any($1::int[])",
};

/** The families that some groups hold together; groups that are gone hold none. */
export async function familiesOfGroups(actor: Actor, { ids }: { ids: readonly number[] }): Promise<string[]> {
  requireRight(actor, ...editorRights, "NotificationSender");
  return (await read<{ role: string }>(rolesOfGroups, [ids])).map(({ role }) => role);
}
