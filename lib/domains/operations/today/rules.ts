import type { Arrival } from "@/lib/domains/orders/queries/list-arrivals";
import { isLate } from "@/lib/domains/orders/rules";

/** A customer who is served today, with what was ordered for them. */
export interface Job {
  customerId: number;
  arrived: number;
  awaited: number;
  late: boolean;
  orders: Arrival[];
}

/** The customers of the day, and those whose parts are here or should be by today: who waits for late parts first. */
export function jobsOfToday(customerIds: readonly number[], arrivals: readonly Arrival[], today: string): Job[] {
  const expected = arrivals.filter(
    ({ arrived, awaited, arrivalOn }) => arrived > 0 || (awaited > 0 && arrivalOn !== null && arrivalOn <= today),
  );
  const ids = [...new Set([...customerIds, ...expected.map(({ customerId }) => customerId)])];
  const jobs = ids.map((customerId): Job => {
    const orders = arrivals.filter((one) => one.customerId === customerId);
    const sum = (of: "arrived" | "awaited") => orders.reduce((total, order) => total + order[of], 0);
    const late = orders.some((order) => order.awaited > 0 && isLate(order, today));
    return { customerId, arrived: sum("arrived"), awaited: sum("awaited"), late, orders };
  });
  return jobs.toSorted((one, other) => Number(other.late) - Number(one.late));
}
