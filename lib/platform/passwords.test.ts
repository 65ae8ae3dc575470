import { comparePassword, hashPassword, inHashingTurn } from "./passwords";

describe("hashing", () => {
  it("takes turns, also after work that failed", async () => {
    let running = 0;
    let most = 0;
    const work = (fails: boolean) => async () => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, 1));
      running -= 1;
      if (fails) throw new Error("failed");
    };
    await Promise.allSettled(Array.from({ length: 20 }, (_, at) => inHashingTurn(work(at % 3 === 0))));
    expect(most).toBe(1);
  });

  it("tells right from wrong, and costs the same where there is no hash", async () => {
    const stored = await hashPassword("le tuyau vert");
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await comparePassword(stored, "le tuyau vert")).toBe(true);
    for (const hash of [stored, null, undefined]) expect(await comparePassword(hash, "le tuyau bleu")).toBe(false);
    const take = async (hash: string | null) => {
      const began = performance.now();
      await comparePassword(hash, "le tuyau bleu");
      return performance.now() - began;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 9; round++) {
      times.known.push(await take(stored));
      times.unknown.push(await take(null));
    }
    const median = (list: number[]) => list.toSorted((one, other) => one - other)[4] ?? 0;
    const ratio = median(times.unknown) / median(times.known);
    expect([ratio > 0.4, ratio < 2.5]).toEqual([true, true]);
  });
});
