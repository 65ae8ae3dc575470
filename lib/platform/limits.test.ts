import { oneAtATime, perMinute } from "./limits";
import { Problem } from "./problems";

describe("oneAtATime", () => {
  it("never runs two works together and goes on after a failure", async () => {
    const run = oneAtATime();
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise((done) => setImmediate(done));
      running -= 1;
      return running;
    };
    const failing = () => work().then(() => Promise.reject(new Error("refused")));
    await Promise.allSettled([run(work), run(failing), run(work), run(work)]);
    expect(most).toBe(1);
    await expect(run(work)).resolves.toBe(0);
  });
});

describe("perMinute", () => {
  it("lets the limit pass, then says how long to wait, and starts again with the next minute", () => {
    let now = 60_000 * 100 + 15_000;
    const count = perMinute(2, () => now);
    count("a");
    count("a");
    count("b");
    const refused = (() => {
      try {
        count("a");
        return null;
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toBeInstanceOf(Problem);
    expect((refused as Problem).extra).toEqual({ retryAfterSeconds: 45 });
    now += 45_000;
    expect(() => count("a")).not.toThrow();
  });
});
