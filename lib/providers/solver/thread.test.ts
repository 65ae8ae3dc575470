/** @jest-environment node */
import { makeThreadSolver } from "./thread";

const program = (least: number) => `Minimize\n obj: 3 x + 2 y\nSubject To\n c: x + y >= ${least}\nGenerals\n x y\nEnd`;

it("answers programs that come together, each with its own values, and says what cannot be", async () => {
  const solver = makeThreadSolver(60_000);
  solver.warm();
  const all = await Promise.all([1.5, 7].map((least) => solver.solve(program(least))));
  expect(all.map(({ values }) => values.y)).toEqual([2, 7]);
  const impossible = "Minimize\n obj: x\nSubject To\n c: x >= 2\n d: x <= 1\nEnd";
  expect((await solver.solve(impossible)).outcome).toBe("impossible");
  await solver.close();
});

it("goes on with the next program after one that broke off or took too long", async () => {
  const hurried = makeThreadSolver(0);
  await expect(hurried.solve(program(1))).rejects.toMatchObject({ kind: "late" });
  const solver = makeThreadSolver(60_000);
  await expect(solver.solve("no program")).rejects.toMatchObject({ kind: "ended" });
  expect((await solver.solve(program(3))).values.y).toBe(3);
  await solver.close();
});
