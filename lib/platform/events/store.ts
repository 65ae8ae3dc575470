import type { LiveKind } from "@/lib/shared/live-events";
import { prisma, read } from "../db";
import { gather } from "../gather";

export interface StoredEvent {
  id: number;
  kind: LiveKind;
  userId: number | null;
  customerId: number | null;
  screenId: number | null;
  data: unknown;
  /** Seconds since 1970. */
  at: number;
}

export interface EventPage {
  /** The company's last event. */
  last: number;
  /** Whether nothing between the position asked for and the first event of the page was deleted. */
  known: boolean;
  events: StoredEvent[];
}

export const pageSize = 100;

const after = {
  name: "events_after",
  text: `select coalesce(h.last_id, 0)::float8 as last,
      $2 = coalesce(h.last_id, 0) or $2 = coalesce(h.floor_id, 0)
        or exists (select 1 from event where company_id = $1 and id = $2) as known,
      coalesce((select json_agg(json_build_object('id', e.id, 'kind', e.kind, 'userId', e.user_id, 'customerId', e.customer_id,
          'screenId', e.screen_id, 'data', e.data, 'at', extract(epoch from e.created_at)::float8) order by e.id)
        from (select * from event where company_id = $1 and id > $2 order by id limit ${pageSize}) e), '[]') as events
    from (select 1) one left join event_head h on h.company_id = $1`,
};

/** The company's events after a position, oldest first, at most 100. */
export async function readAfter(companyId: number, position: number): Promise<EventPage> {
  const [page] = await read<EventPage>(after, [companyId, position]);
  return page ?? { last: 0, known: true, events: [] };
}

const heads = {
  name: "event_positions",
  text: `select company_id as "companyId", last_id::float8 as last from event_head where company_id = any($1)`,
};

/** The last events of several companies in one read. */
export const readPositions = (companyIds: readonly number[]): Promise<{ companyId: number; last: number }[]> =>
  read(heads, [companyIds]);

const positionOf = gather(async (companyIds: number[]) => {
  const rows = await readPositions(companyIds);
  return new Map(rows.map(({ companyId, last }) => [companyId, last]));
});

/** The company's last event: read before the data, so that a stream that begins there misses nothing of them. */
export const readPosition = async (companyId: number): Promise<number> => (await positionOf(companyId)) ?? 0;

const keptHours = 24;

/** Deletes events of the day before; who left off among them is told to read anew. */
export async function deleteOldEvents(): Promise<number> {
  return prisma().$executeRaw`
    with gone as (
      delete from event where created_at < now() - make_interval(hours => ${keptHours}::int) returning company_id, id),
    floors as (select company_id, max(id) as floor from gone group by company_id)
    update event_head h set floor_id = greatest(h.floor_id, f.floor) from floors f where h.company_id = f.company_id`;
}
