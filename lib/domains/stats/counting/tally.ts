import { installation } from "../rules";
import { quotedWithinMs, repeatMs, type PlacedEvent } from "./rules";

export const dayCounts = [
  ...(["hits", "adn_ok", "adn_0", "adn_null", "new_hits", "repeat_hits", "nb_users", "new_users"] as const),
  ...(["searches", "missed", "views", "carts", "quotes", "dtc"] as const),
] as const;
type DayCount = (typeof dayCounts)[number];

/** What the database knows before a batch, by the keys that `vehicleKey`, `userKey` and `userDayKey` make. */
export interface Known {
  /** When each vehicle was last identified, in milliseconds. */
  seen: ReadonlyMap<string, number>;
  users: ReadonlySet<string>;
  userDays: ReadonlySet<string>;
}

export const vehicleKey = (companyId: number, vehicle: string): string => `${companyId} ${vehicle}`;
export const userKey = (companyId: number, userId: number): string => `${companyId} ${userId}`;
export const userDayKey = (companyId: number, userId: number, day: string): string => `${companyId} ${userId} ${day}`;

/** Rows to add to the sums, each under the columns that name it. */
class Sums {
  private readonly rows = new Map<string, Record<string, string | number>>();

  add(place: Record<string, string | number>, counts: Record<string, number>): void {
    const key = Object.values(place).join("\t");
    const row = this.rows.get(key) ?? { ...place };
    this.rows.set(key, row);
    for (const [name, value] of Object.entries(counts))
      row[name] = name === "slowest_ms" ? Math.max(Number(row[name] ?? 0), value) : Number(row[name] ?? 0) + value;
  }

  /** In one order everywhere, so that two writers never wait for each other in a circle. */
  list(): Record<string, string | number>[] {
    return [...this.rows].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  }
}

/** Sums a batch of events over companies and the installation; the events come back with what a quote waited for. */
export class Tally {
  readonly days = new Sums();
  readonly hours = new Sums();
  readonly uses = new Sums();
  readonly versions = new Sums();
  readonly vcis = new Sums();
  readonly suppliers = new Sums();
  readonly missed = new Sums();
  readonly events: PlacedEvent[] = [];
  readonly seen: Map<string, number>;
  readonly users: Set<string>;
  readonly userDays: Set<string>;

  constructor(known: Known) {
    this.seen = new Map(known.seen);
    this.users = new Set(known.users);
    this.userDays = new Set(known.userDays);
  }

  add(event: PlacedEvent): void {
    const { kind, month, hour, companyId, day, name } = event;
    const scopes = [companyId, installation];
    for (const company_id of scopes) this.hours.add({ company_id, month, kind, hour }, { calls: 1 });
    for (const company_id of scopes) this.noteUser(event, company_id);
    if (kind === "identification") this.identify(event, scopes);
    if (kind === "search") this.search(event, scopes);
    if (kind === "supplier") this.ask(event);
    for (const [counted, column] of plain) if (kind === counted) this.count(event, column, scopes);
    if (kind === "dtc" && name)
      for (const company_id of scopes) this.vcis.add({ company_id, day, vci: name }, { hits: 1 });
    this.events.push(kind === "quote" ? { ...event, amount: this.waited(event) } : event);
  }

  private count({ day }: PlacedEvent, column: DayCount, scopes: readonly number[]): void {
    for (const company_id of scopes) this.days.add({ company_id, day }, { [column]: 1 });
  }

  private identify(event: PlacedEvent, scopes: readonly number[]): void {
    const { companyId, vehicle, at, found, day, month, ktype, makeId, modelId, name } = event;
    const outcome = found === null ? "adn_null" : found > 0 ? "adn_ok" : "adn_0";
    const key = vehicle && vehicleKey(companyId, vehicle);
    const before = key ? this.seen.get(key) : undefined;
    const isRepeat = before !== undefined && at - before < repeatMs;
    if (key) this.seen.set(key, Math.max(at, before ?? 0));
    const counts = { hits: 1, [outcome]: 1, [isRepeat ? "repeat_hits" : "new_hits"]: 1 };
    for (const company_id of scopes) {
      this.days.add({ company_id, day }, counts);
      if (name) this.vcis.add({ company_id, day, vci: name }, { hits: 1 });
      if (ktype === null || makeId === null || modelId === null) continue;
      this.uses.add({ company_id, scope: "make", parent_id: 0, month, subject_id: makeId }, { calls: 1 });
      this.uses.add({ company_id, scope: "model", parent_id: makeId, month, subject_id: modelId }, { calls: 1 });
      this.uses.add({ company_id, scope: "ktype", parent_id: modelId, month, subject_id: ktype }, { calls: 1 });
    }
    if (ktype !== null && makeId !== null) this.versions.add({ ktype, month }, { calls: 1 });
  }

  private search(event: PlacedEvent, scopes: readonly number[]): void {
    const { found, day, name } = event;
    for (const company_id of scopes) {
      this.days.add({ company_id, day }, { searches: 1, missed: found === 0 ? 1 : 0 });
      if (found === 0 && name) this.missed.add({ company_id, day, text: name }, { searches: 1 });
    }
  }

  private ask({ companyId, day, name, found, amount }: PlacedEvent): void {
    if (!name) return;
    const [answered, ms] = [found === null ? 0 : 1, found === null ? 0 : Math.max(0, amount ?? 0)];
    const counts = { asked: 1, answered, offered: found ? 1 : 0, ms, slowest_ms: ms };
    this.suppliers.add({ company_id: companyId, day, supplier: name }, counts);
  }

  private noteUser({ userId, day }: PlacedEvent, company_id: number): void {
    if (userId === null) return;
    const [ever, today] = [userKey(company_id, userId), userDayKey(company_id, userId, day)];
    const isNew = !this.users.has(ever);
    if (!this.userDays.has(today)) this.days.add({ company_id, day }, { nb_users: 1, new_users: isNew ? 1 : 0 });
    this.users.add(ever);
    this.userDays.add(today);
  }

  /** Seconds between the identification of a quote's vehicle and the quote; null where none was within a week. */
  private waited({ companyId, vehicle, at }: PlacedEvent): number | null {
    const since = vehicle === null ? undefined : this.seen.get(vehicleKey(companyId, vehicle));
    const ms = since === undefined ? -1 : at - since;
    return ms >= 0 && ms <= quotedWithinMs ? Math.round(ms / 1000) : null;
  }
}

const plain = [
  ["view", "views"],
  ["cart", "carts"],
  ["quote", "quotes"],
  ["dtc", "dtc"],
] as const satisfies readonly (readonly [PlacedEvent["kind"], DayCount])[];
