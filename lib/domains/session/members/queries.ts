import { companyOf, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read } from "@/lib/platform/db";
import { notFound } from "@/lib/platform/problems";
import type { Right } from "@/lib/shared/rights";

const administered = {
  name: "administered_company",
  text: `select mine.rights from membership mine
    where mine.company_id = $1 and mine.user_id = $2 and mine.rights && $3
      and ($4::int is null or exists (select from membership m where m.company_id = $1 and m.user_id = $4))`,
};

interface Place {
  companyId: number;
  /** The user who must belong to the company; none for the company alone. */
  userId?: number;
}

/** The actor's rights in a company that they administer by one of the rights; 404 for every other company or user. */
export async function requireAdministered(
  actor: Actor,
  { companyId, userId }: Place,
  ...anyOf: Right[]
): Promise<ReadonlySet<string>> {
  requireUser(actor);
  const [row] = await read<{ rights: string[] }>(administered, [companyId, userOf(actor), anyOf, userId ?? null]);
  if (!row) throw notFound();
  return new Set(row.rights);
}

/** What a user may do in a company, and the kinds of OEM data that are kept from them. */
export interface Member {
  rights: string[];
  oemDenied: string[];
}

const held = {
  name: "member_rights",
  text: `select rights, oem_denied as "oemDenied" from membership where company_id = $1 and user_id = $2`,
};

/** A member of a company that the actor administers by one of the rights; 404 for every other company or user. */
export async function getMember(actor: Actor, place: Required<Place>, ...anyOf: Right[]): Promise<Member> {
  await requireAdministered(actor, place, ...anyOf);
  const [row] = await read<Member>(held, [place.companyId, place.userId]);
  if (!row) throw notFound();
  return row;
}

/** The actor as a member of the company they act in; null for a job. */
export async function findOwnMember(actor: Actor): Promise<Member | null> {
  requireUser(actor);
  const [row] = await read<Member>(held, [companyOf(actor), userOf(actor)]);
  return row ?? null;
}

const people = {
  name: "people_of_companies",
  text: "select count(distinct user_id)::int as people from membership where company_id = any($1::int[])",
};

/** How many people belong to one or more of the companies. */
export async function countPeople(actor: Actor, { companyIds }: { companyIds: readonly number[] }): Promise<number> {
  requireUser(actor);
  const [row] = await read<{ people: number }>(people, [companyIds]);
  return row?.people ?? 0;
}
