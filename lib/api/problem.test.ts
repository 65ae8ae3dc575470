import { lostDatabase } from "@/lib/platform/lost-database";
import { unavailable } from "@/lib/platform/problems";
import { problemResponse } from "./problem";

const coded = (code: string) => Object.assign(new Error("x"), { code });

describe("a database that is out of reach", () => {
  it.each<[string, unknown]>([
    ["refused", coded("ECONNREFUSED")],
    ["shut down", coded("57P01")],
    ["starting", coded("57P03")],
    ["the primary of a moment ago, which takes no writes", coded("25006")],
    ["changed by a migration", new Error("cached plan must not change result type")],
    ["cut off, without a code", new Error("Connection terminated unexpectedly")],
    ["not reached in time", new Error("timeout exceeded when trying to connect")],
    [
      "wrapped by the driver",
      Object.assign(coded("P2010"), { meta: { driverAdapterError: { cause: coded("57P01") } } }),
    ],
    ["named by the adapter", new Error("x", { cause: { kind: "ConnectionClosed" } })],
    ["a transaction that did not begin", coded("P2028")],
    ["a deadlock, which the next try does not meet", coded("40P01")],
  ])("is told by what says %s: 503, and when to come back", (_, error) => {
    const response = problemResponse(error, "1");
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "2"]);
  });

  it.each([
    coded("23505"),
    coded("P2010"),
    new Error("no"),
    null,
    "57P01",
    Object.assign(new Error("x"), { code: 57 }),
  ])("is not told by %p", (error) => expect(lostDatabase(error)).toBe(false));

  it("ends the search in what is its own cause", () => {
    const error = new Error("x");
    error.cause = error;
    expect(lostDatabase(error)).toBe(false);
  });
});

it("every 503 says when to come back", () => {
  expect(problemResponse(unavailable("no-catalogue", "None."), "1").headers.get("retry-after")).toBe("5");
});
