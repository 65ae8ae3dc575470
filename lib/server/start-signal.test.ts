import { EventEmitter } from "node:events";
import { whenDatabaseIsThere } from "./start-signal";

const launched = (...args: string[]) =>
  Object.assign(new EventEmitter(), { argv: ["node", "server.mjs", ...args], channel: undefined }) as EventEmitter &
    Pick<NodeJS.Process, "argv" | "channel" | "once">;

const settled = async (promise: Promise<unknown>) => {
  let over = false;
  void promise.then(() => (over = true));
  await new Promise((resolve) => setImmediate(resolve));
  return over;
};

describe("a server that starts", () => {
  it("by itself waits for nothing", async () => {
    expect(await settled(whenDatabaseIsThere(launched()))).toBe(true);
  });

  it("beside its database waits for its launcher's word", async () => {
    const self = launched("--wait");
    const waiting = whenDatabaseIsThere(self);
    expect(await settled(waiting)).toBe(false);
    self.emit("message", { serve: true });
    expect(await settled(waiting)).toBe(true);
  });
});
