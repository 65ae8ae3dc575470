import type { LiveEvents, LiveKind } from "@/lib/shared/live-events";
import type { Tx } from "../db";

export const eventChannel = "event";

/** Characters of an event's data: a page of events fits into what may wait for one reader. */
const longestData = 2000;

export interface NewEvent<K extends LiveKind = LiveKind> {
  kind: K;
  companyId: number;
  /** Only this user hears it. */
  userId?: number;
  /** The customer whom it concerns: their companion page hears it too. */
  customerId?: number;
  /** The screen that it is for. */
  screenId?: number;
  data: LiveEvents[K];
}

/**
 * Stores an event in the transaction of the write that others must see and wakes every process at commit. The last
 * statement of a transaction: the company's head stays locked until commit, so that ids appear in their order.
 */
export async function publish<K extends LiveKind>(tx: Tx, event: NewEvent<K>): Promise<void> {
  const { kind, companyId, userId = null, customerId = null, screenId = null } = event;
  const data = dataOf(event);
  await tx.$executeRaw`
    with head as (
      insert into event_head as h (company_id, last_id) values (${companyId}, nextval('event_id_seq'))
      on conflict (company_id) do update set last_id = nextval('event_id_seq') returning last_id),
    stored as (
      insert into event (company_id, id, kind, user_id, customer_id, screen_id, data)
      select ${companyId}, last_id, ${kind}, ${userId}::int, ${customerId}::int, ${screenId}::int, ${data}::jsonb from head
      returning id)
    select pg_notify(${eventChannel}, ${companyId}::text || ':' || id) from stored`;
}

/**
 * The same event for everybody in several companies, in one statement; companies are taken in the order of their ids, so that
 * two such transactions wait for each other and never for themselves. The last statement of a transaction.
 */
export async function publishToCompanies<K extends LiveKind>(
  tx: Tx,
  { kind, data, companyIds }: { kind: K; data: LiveEvents[K]; companyIds: readonly number[] },
): Promise<void> {
  if (companyIds.length === 0) return;
  const text = dataOf({ kind, companyId: 0, data });
  await tx.$executeRaw`
    with place as (select distinct company_id from unnest(${[...companyIds]}::int[]) as p(company_id) order by company_id),
    head as (
      insert into event_head as h (company_id, last_id) select company_id, nextval('event_id_seq') from place order by company_id
      on conflict (company_id) do update set last_id = nextval('event_id_seq') returning company_id, last_id),
    stored as (
      insert into event (company_id, id, kind, data)
      select company_id, last_id, ${kind}, ${text}::jsonb from head returning company_id, id)
    select pg_notify(${eventChannel}, company_id::text || ':' || id) from stored`;
}

/**
 * Waits for the company's other writers and takes the id of its next event: what is read after it counts in theirs, as an
 * event that tells a sum must. `publishAs` then stores the event, in the same transaction.
 */
export async function nextEventId(tx: Tx, companyId: number): Promise<number> {
  const [head] = await tx.$queryRaw<{ id: number }[]>`
    insert into event_head as h (company_id, last_id) values (${companyId}, nextval('event_id_seq'))
    on conflict (company_id) do update set last_id = nextval('event_id_seq') returning last_id::float8 as id`;
  return head?.id ?? 0;
}

/** Stores an event under an id of `nextEventId`; `publish` does both where the event tells nothing that others change. */
export async function publishAs<K extends LiveKind>(tx: Tx, id: number, event: NewEvent<K>): Promise<void> {
  const { kind, companyId, userId = null, customerId = null, screenId = null } = event;
  const data = dataOf(event);
  await tx.$executeRaw`
    with stored as (
      insert into event (company_id, id, kind, user_id, customer_id, screen_id, data)
      values (${companyId}, ${id}::bigint, ${kind}, ${userId}::int, ${customerId}::int, ${screenId}::int, ${data}::jsonb)
      returning id)
    select pg_notify(${eventChannel}, ${companyId}::text || ':' || id) from stored`;
}

function dataOf<K extends LiveKind>({ kind, data }: NewEvent<K>): string {
  const text = JSON.stringify(data);
  if (text.length > longestData) throw new Error(`The event ${kind} is too long: send ids that its hearers read.`);
  return text;
}
