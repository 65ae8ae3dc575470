import "@/tests/support/end";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { inOrder, sideBySide } from "@/lib/import/side-by-side";
import { env } from "@/lib/platform/env";

const clients = [new pg.Client(env().DATABASE_URL), new pg.Client(env().DATABASE_URL)] as const;
beforeAll(() => Promise.all(clients.map((client) => client.connect())));
afterAll(() => Promise.all(clients.map((client) => client.end())));

describe("two connections", () => {
  it("take tasks in their order, each one at a time", async () => {
    const began: number[] = [];
    const task = (number: number, seconds: number) => async (client: pg.Client) => {
      began.push(number);
      await inOrder([`SELECT pg_sleep(${seconds})`])(client);
    };
    await sideBySide(clients, [task(1, 1.5), task(2, 0), task(3, 0), task(4, 0)]);
    expect(began).toEqual([1, 2, 3, 4]);
  });

  it("begin nothing after a failure, tell those that run, and end with what these left under way", async () => {
    let told = false;
    let ended = false;
    let third = false;
    const failing = sideBySide(clients, [
      async () => Promise.reject(new Error("first")),
      async (client, signal) => {
        const left = client.query("SELECT pg_sleep(0.5)").then(() => (ended = true));
        left.catch(() => undefined);
        while (!signal.aborted) await setTimeout(10);
        told = true;
        throw new Error("second");
      },
      async () => Promise.resolve((third = true)),
    ]);
    await expect(failing).rejects.toThrow("first");
    expect({ told, ended, third }).toEqual({ told: true, ended: true, third: false });
  });
});
