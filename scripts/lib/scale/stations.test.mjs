import { Heap } from "./heap.mjs";
import { seeded } from "./random.mjs";
import { Clock, Line, Machine } from "./stations.mjs";

describe("a heap", () => {
  it("gives the least first, equals in the order in which they came", () => {
    const heap = new Heap();
    const random = seeded(1);
    const keys = Array.from({ length: 200 }, () => Math.floor(random() * 20));
    keys.forEach((key, number) => heap.push(key, number));
    const out = keys.map(() => heap.pop());
    const wanted = keys.map((key, number) => [key, number]).sort((a, b) => a[0] - b[0] || a[1] - b[1]);
    expect(out.map(([key, number]) => [key, number])).toEqual(wanted);
    expect(heap.size).toBe(0);
  });
});

describe("a machine", () => {
  const finishing = (cores, works) => {
    const clock = new Clock();
    const machine = new Machine(clock, cores);
    const ends = [];
    for (const [begin, work] of works) clock.after(begin, () => machine.add(work, () => ends.push(clock.now)));
    clock.run();
    return { ends, busy: machine.busy };
  };

  it("runs as many at full speed as it has cores", () => {
    expect(
      finishing(2, [
        [0, 10],
        [0, 30],
      ]),
    ).toEqual({ ends: [10, 30], busy: 40 });
  });

  it("shares its cores evenly among more", () => {
    expect(
      finishing(1, [
        [0, 10],
        [0, 10],
      ]).ends,
    ).toEqual([20, 20]);
    expect(
      finishing(2, [
        [0, 10],
        [0, 10],
        [0, 10],
        [0, 10],
      ]).ends,
    ).toEqual([20, 20, 20, 20]);
  });

  it("shares them with strangers too", () => {
    const clock = new Clock();
    const machine = new Machine(clock, 2, 3);
    machine.add(10, () => undefined);
    clock.run();
    expect([clock.now, machine.busy]).toEqual([20, 10]);
  });

  it("gives who comes later its share from then on", () => {
    const { ends, busy } = finishing(1, [
      [0, 10],
      [5, 10],
    ]);
    expect(ends).toEqual([15, 20]);
    expect(busy).toBe(20);
  });
});

describe("a line", () => {
  it("lets in as many as it has places, the others in their order", () => {
    const line = new Line(2);
    const entered = [];
    const leaves = [];
    for (const name of ["a", "b", "c", "d"])
      line.enter((leave) => {
        entered.push(name);
        leaves.push(leave);
      });
    expect([entered.join(""), line.length, line.most]).toEqual(["ab", 2, 2]);
    leaves[1]();
    expect([entered.join(""), line.length]).toEqual(["abc", 1]);
    leaves[0]();
    leaves[2]();
    expect([entered.join(""), line.length, line.most]).toEqual(["abcd", 0, 2]);
  });
});
