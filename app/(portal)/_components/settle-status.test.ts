import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { notFound, redirect } from "next/navigation";
import { log } from "@/lib/platform/log";
import { watchPage } from "@/lib/platform/page-status";
import { Problem } from "@/lib/platform/problems";
import { settleStatus } from "./settle-status";

jest.mock("next/headers", () => ({ headers: async () => new Map([["x-request-id", "one"]]) }));
jest.mock("@/lib/web/actor", () => ({}));

const logged = jest.spyOn(log, "error").mockImplementation(() => undefined);

/** The status of a page that settles it before its first byte; null when the page leads elsewhere. */
async function statusOf(judge: Parameters<typeof settleStatus>[0]): Promise<number | null> {
  let thrown = false;
  const answer = async (response: ServerResponse) => {
    watchPage("one", response);
    await settleStatus(judge).catch(() => (thrown = true));
    response.end();
  };
  const server = createServer((_, response) => void answer(response));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await new Promise((done) => server.close(done));
  return thrown ? null : status;
}

describe("the status of a page", () => {
  it("waits for its judge, however long it takes", async () => {
    expect(await statusOf(() => setTimeout(2000, "failed" as const))).toBe(503);
  });

  it.each([
    ["there", 200],
    ["missing", 404],
    ["denied", 403],
    ["failed", 503],
  ] as const)("%s is %d", async (outcome, status) => {
    expect(await statusOf(async () => outcome)).toBe(status);
  });

  it("is 404 where the judge finds nothing, 503 where it fails, and leaves redirects to Next", async () => {
    expect(await statusOf(async () => notFound())).toBe(404);
    expect(await statusOf(() => Promise.reject(new Problem(503, "registry-down", "…")))).toBe(503);
    expect(logged).not.toHaveBeenCalled();
    const error = new Error("no database");
    expect(await statusOf(() => Promise.reject(error))).toBe(503);
    expect(logged.mock.calls).toEqual([[{ err: error, requestId: "one" }, expect.any(String)]]);
    expect(await statusOf(async () => redirect("/elsewhere"))).toBeNull();
  });
});
