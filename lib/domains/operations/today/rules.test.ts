import type { Arrival } from "@/lib/domains/orders/queries/list-arrivals";
import { jobsOfToday } from "./rules";

const today = "2026-11-27";
const order = (customerId: number, more: Partial<Arrival> = {}): Arrival => ({
  ...{ orderId: "2026-00001", customerId, state: "confirmed", transmission: "taken", arrivalOn: null },
  ...{ arrivalHour: null, arrived: 0, awaited: 1, ...more },
});

describe("the jobs of today", () => {
  it("are the customers of the day with what has arrived and what is to come", () => {
    const arrivals = [order(1, { arrived: 2, awaited: 0, state: "delivered" }), order(1, { awaited: 3 }), order(9)];
    expect(jobsOfToday([2, 1], arrivals, today)).toMatchObject([
      { customerId: 2, arrived: 0, awaited: 0, late: false, orders: [] },
      { customerId: 1, arrived: 2, awaited: 3, late: false },
    ]);
  });

  it("are also those whose parts are here or expected today, and before them those whose parts are late", () => {
    const arrivals = [
      order(3, { arrivalOn: today }),
      order(4, { arrivalOn: "2026-11-26" }),
      order(5, { arrivalOn: "2026-11-28" }),
      order(6, { arrivalOn: "2026-11-20", awaited: 0, arrived: 1, state: "delivered" }),
    ];
    const jobs = jobsOfToday([1], arrivals, today).map(({ customerId, late }) => [customerId, late]);
    expect(jobs).toEqual([
      [4, true],
      [1, false],
      [3, false],
      [6, false],
    ]);
  });
});
