import type { Actor } from "@/lib/platform/actor";
import { inTransaction, type Tx } from "@/lib/platform/db";
import { encodePicture } from "@/lib/platform/pictures";
import { conflict, invalid, notFound } from "@/lib/platform/problems";
import { requireAnyEditor } from "../access";
import { noteChange } from "../changes/commands";
import type { SeenGroup } from "./schema";

interface GroupInput {
  name: string;
  roles: string[];
  image: File | null;
}
const groupSide = 400;
/** Groups belong to every widget: their changes are told under this name. */
const ofGroups = "groups";

const taken = () => conflict("name-taken", "A group of this name exists already.");

const lockNames = (tx: Tx) => tx.$executeRaw`select pg_advisory_xact_lock(hashtext('audience_group'))`;

async function refuseTaken(name: string, exceptId: number | null, tx: Tx): Promise<void> {
  const found = await tx.audienceGroup.findUnique({ where: { name }, select: { id: true } });
  if (found && found.id !== exceptId) throw taken();
}

/** Makes an audience group; a picture is needed, and a name that no other group has. */
export async function addGroup(actor: Actor, { name, roles, image: file }: GroupInput): Promise<{ id: number }> {
  requireAnyEditor(actor);
  if (!file) throw invalid("image-required", "A new group needs a picture.");
  const image = await encodePicture(actor, file, { side: groupSide });
  return inTransaction(undefined, async (tx) => {
    await lockNames(tx);
    await refuseTaken(name, null, tx);
    const { id } = await tx.audienceGroup.create({ data: { name, roles, image }, select: { id: true } });
    await noteChange(
      actor,
      { action: "add", entity: "audience-group", widget: ofGroups, id, name, after: { name, roles } },
      tx,
    );
    return { id };
  });
}

/** Changes a group; without a new picture its own stays. 409 with what stands when it is not as its editor saw it. */
export async function changeGroup(
  actor: Actor,
  { id, name, roles, image: file, seen }: GroupInput & { id: number; seen?: SeenGroup },
): Promise<{ id: number }> {
  requireAnyEditor(actor);
  const image = file && (await encodePicture(actor, file, { side: groupSide }));
  return inTransaction(undefined, async (tx) => {
    await lockNames(tx);
    await refuseTaken(name, id, tx);
    await writeGroup(actor, { id, seen, data: { name, roles, ...(image && { image }) } }, tx);
    return { id };
  });
}

/** Sets the families of a group. */
export async function selectFamilies(
  actor: Actor,
  { groupId, roles, seen }: { groupId: number; roles: string[]; seen?: SeenGroup },
): Promise<void> {
  requireAnyEditor(actor);
  await inTransaction(undefined, (tx) =>
    writeGroup(actor, { id: groupId, seen, data: { roles: [...new Set(roles)] } }, tx),
  );
}

const isSame = (one: SeenGroup, other: SeenGroup) =>
  one.name === other.name && one.roles.toSorted().join() === other.roles.toSorted().join();

interface GroupWrite {
  id: number;
  seen?: SeenGroup;
  data: { name?: string; roles: string[]; image?: Uint8Array<ArrayBuffer> };
}

async function writeGroup(actor: Actor, { id, seen, data }: GroupWrite, tx: Tx): Promise<void> {
  await tx.$executeRaw`select id from audience_group where id = ${id} for no key update`;
  const before = await tx.audienceGroup.findUnique({ where: { id }, select: { name: true, roles: true } });
  if (!before) throw notFound();
  if (seen && !isSame(seen, before))
    throw conflict("changed-meanwhile", "Somebody else changed this group.", { group: before });
  const after = await tx.audienceGroup.update({ where: { id }, data, select: { name: true, roles: true } });
  await noteChange(
    actor,
    { action: "change", entity: "audience-group", widget: ofGroups, id, name: after.name, before, after },
    tx,
  );
}

/** Deletes a group; 409 while a tile is addressed to it. */
export async function removeGroup(actor: Actor, { id }: { id: number }): Promise<void> {
  requireAnyEditor(actor);
  await inTransaction(undefined, async (tx) => {
    const [before] = await tx.$queryRaw<{ name: string; roles: string[] }[]>`
      select name, roles from audience_group where id = ${id} for update`;
    if (!before) throw notFound();
    const tiles = await tx.tile.count({ where: { groups: { has: id }, deletedAt: null } });
    if (tiles > 0) throw conflict("group-in-use", "A tile is addressed to the group.", { tiles });
    await tx.audienceGroup.delete({ where: { id }, select: { id: true } });
    const { name } = before;
    await noteChange(actor, { action: "remove", entity: "audience-group", widget: ofGroups, id, name, before }, tx);
  });
}
