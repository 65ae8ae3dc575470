import { makeAnswerCache } from "./answer-cache";

describe("the answer cache", () => {
  it("forgets by time and by number, and keeps nothing for no time", () => {
    let time = 0;
    const cache = makeAnswerCache(2, () => time);
    cache.set("a", { found: false }, 10);
    cache.set("b", { found: true, body: 1 }, 20);
    cache.set("none", { found: true, body: 2 }, 0);
    expect([cache.get("a"), cache.get("none")]).toEqual([{ found: false }, null]);
    time = 10;
    expect([cache.get("a"), cache.get("b")]).toEqual([null, { found: true, body: 1 }]);
    cache.set("c", { found: true, body: 3 }, 20);
    cache.set("d", { found: true, body: 4 }, 20);
    expect([cache.get("b"), cache.get("c"), cache.get("d")]).toEqual([
      null,
      { found: true, body: 3 },
      { found: true, body: 4 },
    ]);
  });
});
