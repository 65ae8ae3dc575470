import { companyOf, requireJob, requireRight, requireUser, userOf, type Actor } from "@/lib/platform/actor";
import { read, type Tx } from "@/lib/platform/db";
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

/** People who may be written to: of the companies, or one of those named; nobody who is kept out. */
const addressedPeople = `from membership m join "user" u on u.id = m.user_id
  where u.disabled_at is null and (m.company_id = any($1::int[]) or m.user_id = any($2::int[]))`;
const addressedPage = {
  name: "addressed_people",
  text: `select distinct m.user_id as "userId" ${addressedPeople} and m.user_id > $3 order by m.user_id limit $4`,
};
const addressedCount = {
  name: "addressed_people_count",
  text: `select count(distinct m.user_id)::int as people ${addressedPeople}`,
};

interface Addressed {
  companyIds: readonly number[];
  userIds: readonly number[];
}

/** A page of the people of some companies and some people besides, each once, by their ids. */
export async function listAddressed(
  actor: Actor,
  { companyIds, userIds, after, limit }: Addressed & { after: number; limit: number },
): Promise<number[]> {
  requireJob(actor);
  const rows = await read<{ userId: number }>(addressedPage, [companyIds, userIds, after, limit]);
  return rows.map(({ userId }) => userId);
}

/** How many people that are, each once. */
export async function countAddressed(actor: Actor, { companyIds, userIds }: Addressed): Promise<number> {
  requireRight(actor, "NotificationSender");
  const [row] = await read<{ people: number }>(addressedCount, [companyIds, userIds]);
  return row?.people ?? 0;
}

const colleaguesBy = {
  name: "colleagues_by_right",
  text: `select distinct m.user_id as "userId" from membership mine
    join membership m on m.company_id = mine.company_id
    where mine.user_id = $1 and mine.rights && $2 and m.user_id = any($3::int[])`,
};

/** Those of some people who belong to a company in which the actor holds one of the rights. */
export async function listColleagues(
  actor: Actor,
  { userIds }: { userIds: readonly number[] },
  ...anyOf: Right[]
): Promise<number[]> {
  requireUser(actor);
  const rows = await read<{ userId: number }>(colleaguesBy, [userOf(actor), anyOf, userIds]);
  return rows.map(({ userId }) => userId);
}

const companiesOf = {
  name: "companies_of_people",
  text: `select company_id as "companyId", user_id as "userId" from membership
    where user_id = any($1::int[]) order by company_id, user_id`,
};

/** The companies to which some people belong, person by person in the order of the companies. */
export async function companiesOfPeople(
  actor: Actor,
  { userIds }: { userIds: readonly number[] },
): Promise<{ companyId: number; userId: number }[]> {
  requireUser(actor);
  return read(companiesOf, [userIds]);
}
/** The members of a company who hold one of the rights, for a verb that has decided to change what they may do. */
export async function listHolders(
  { companyId, anyOf }: { companyId: number; anyOf: readonly Right[] },
  tx: Tx,
): Promise<number[]> {
  const rows = await tx.$queryRaw<{ userId: number }[]>`select user_id as "userId" from membership
    where company_id = ${companyId} and rights && ${[...anyOf]} order by user_id`;
  return rows.map(({ userId }) => userId);
}
