import { listDueVehicles } from "@/lib/domains/customers/due/queries";
import { dueSpan, servicedSpan } from "@/lib/domains/customers/due/rules";
import type { DueVehicle } from "@/lib/domains/customers/due/schema";
import { nameCustomers } from "@/lib/domains/customers/queries/name-customers";
import { listArrivals } from "@/lib/domains/orders/queries/list-arrivals";
import { listServiced } from "@/lib/domains/repair/mileage/queries";
import { hasRight, requireRight, type Actor } from "@/lib/platform/actor";
import { listCustomersOfToday } from "../queries/list-customers-of-today";
import { jobsOfToday, type Job } from "./rules";

interface Day {
  /** ISO, of Paris. */
  today: string;
  limit: number;
}

/** Who is served today or awaits parts by today, with what has arrived of their orders and what is late. */
export async function listJobs(actor: Actor, { today, limit }: Day): Promise<(Job & { name: string })[]> {
  requireRight(actor, "cart");
  const [customers, arrivals] = await Promise.all([listCustomersOfToday(actor, { limit }), listArrivals(actor)]);
  const jobs = jobsOfToday(
    customers.map(({ id }) => id),
    arrivals,
    today,
  ).slice(0, limit);
  const known = new Map(customers.map(({ id, name }) => [id, name]));
  const others = jobs.flatMap(({ customerId }) => (known.has(customerId) ? [] : [customerId]));
  const names = await nameCustomers(actor, others);
  return jobs.map((job) => ({ ...job, name: known.get(job.customerId) ?? names.get(job.customerId) ?? "" }));
}

/** The vehicles to call about; who may not see repair data is told of the days that were said alone. */
export async function listCallBacks(actor: Actor, { today, limit }: Day): Promise<DueVehicle[]> {
  requireRight(actor, "cart");
  const serviced = hasRight(actor, "AutoData") ? await listServiced(actor, servicedSpan(dueSpan(today))) : [];
  return listDueVehicles(actor, { serviced, today, limit });
}
