import { simulate } from "./simulate.mjs";

const even = (mean) => ({ mean, twentieths: Array.from({ length: 21 }, () => mean) });
const kind = (more = {}) => ({
  ...{ name: "call", perSecond: 50, main: even(10), threads: even(0), database: even(0), statements: 1, restMs: 0 },
  ...{ loaded: { main: 10, threads: 0, database: 0 }, writes: false, waitsForThreads: false },
  ...more,
});
const house = (more = {}) => ({
  ...{ kinds: [kind()], processes: 1, cores: 1, databaseCores: 1, pool: 6, seconds: 200, warmUp: 10, seed: 4 },
  ...more,
});

describe("a simulated house", () => {
  it("answers what comes, the same for a seed", () => {
    const result = simulate(house());
    expect(result.perSecond).toBeGreaterThan(47);
    expect(result.perSecond).toBeLessThan(53);
    expect(simulate(house())).toEqual(result);
    expect(simulate(house({ seed: 5 })).p95).not.toBe(result.p95);
  });

  it("waits as theory says: a thread that is half busy with even requests", () => {
    // M/D/1 with a load of 0.5: service and half of it again, in two slices here, which wait a little otherwise.
    const result = simulate(house());
    expect(result.coresBusy).toBeCloseTo(0.5, 1);
    expect(result.p50).toBeGreaterThanOrEqual(10);
    expect(result.p50).toBeLessThan(20);
    expect(result.p95).toBeLessThan(50);
  });

  it("takes no more than a process bears, and more with a second one", () => {
    const kinds = [kind({ perSecond: 150 })];
    const one = simulate(house({ kinds, cores: 2, seconds: 20 }));
    expect(one.perSecond).toBeLessThan(101);
    expect(one.waiting).toBeGreaterThan(500);
    const two = simulate(house({ kinds, cores: 2, processes: 2, seconds: 20 }));
    expect(two.perSecond).toBeGreaterThan(140);
    expect(two.p95).toBeLessThan(one.p95);
  });

  it("takes requests at the times that are named", () => {
    const arrivals = Array.from({ length: 20 }, (_, number) => ({ time: number * 100, name: "call" }));
    const { kinds, perSecond } = simulate(house({ arrivals, warmUp: 0, seconds: 2 }));
    expect([kinds.call.count, kinds.call.p95.toFixed(6), perSecond]).toEqual([20, "10.000000", 10]);
  });

  it("makes requests wait for a connection where the pool is small", () => {
    const slow = { main: even(1), database: even(60), loaded: { main: 1, threads: 0, database: 60 } };
    const at = (pool) => simulate(house({ kinds: [kind({ ...slow, perSecond: 30 })], databaseCores: 8, pool }));
    expect(at(6).connections).toBeLessThanOrEqual(6);
    expect(at(2).connections).toBe(2);
    expect(at(2).p95).toBeGreaterThan(at(6).p95 * 1.2);
  });

  it("lets commits with a notice pass one after another", () => {
    const kinds = [kind({ writes: true, main: even(1), loaded: { main: 1, threads: 0, database: 0 } })];
    expect(simulate(house({ kinds, noticeMs: 25, seconds: 30 })).perSecond).toBeLessThan(41);
    expect(simulate(house({ kinds, noticeMs: 1, seconds: 30 })).perSecond).toBeGreaterThan(45);
  });

  it("shares the cores with the database where that has none of its own", () => {
    const kinds = [kind({ database: even(10), loaded: { main: 10, threads: 0, database: 10 } })];
    const apart = simulate(house({ kinds }));
    const together = simulate(house({ kinds, databaseCores: null }));
    expect(together.databaseCoresBusy).toBeNull();
    expect(together.p95).toBeGreaterThan(apart.p95 * 1.5);
  });
});
