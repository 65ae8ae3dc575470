import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { alone } from "./data-folder.mjs";
import { endOrphans, signIn, signOut } from "./launchers.mjs";
import { identify, isAlive } from "./processes.mjs";

let data;
beforeEach(() => (data = fs.mkdtempSync(path.join(os.tmpdir(), "etabli-users-"))));
afterEach(() => fs.rmSync(data, { recursive: true }));

const sleeper = () => spawn(process.execPath, ["-e", "setTimeout(() => {}, 60000)"], { stdio: "ignore" });
const record = (name, content) => fs.writeFileSync(path.join(data, "launchers", name), JSON.stringify(content));

describe("the users of a data folder", () => {
  it("are forgotten one by one; the last one knows that it is", async () => {
    const other = sleeper();
    signIn(data);
    record("other.json", { launcher: identify(other.pid), server: null });
    expect(signOut(data)).toBe(false);
    other.kill("SIGKILL");
    await once(other, "exit");
    expect(signOut(data)).toBe(true);
  });

  it("leave no server behind when they were killed", async () => {
    const server = sleeper();
    signIn(data);
    const gone = { ...identify(process.pid), startedAt: "1" };
    record("gone.json", { launcher: gone, server: identify(server.pid) });
    const ended = once(server, "exit");
    await endOrphans(data);
    expect(await ended).toEqual([null, "SIGTERM"]);
    expect(fs.existsSync(path.join(data, "launchers", "gone.json"))).toBe(false);
  });

  it("are not mistaken for a later process with the same number", () => {
    expect(isAlive(identify(process.pid))).toBe(true);
    expect(isAlive({ ...identify(process.pid), startedAt: "1" })).toBe(false);
  });

  it("work one after the other, also past a lock whose holder died", async () => {
    const order = [];
    const work = (name) =>
      alone(data, async () => {
        order.push(`${name} in`);
        await new Promise((resolve) => setTimeout(resolve, 30));
        order.push(`${name} out`);
      });
    fs.writeFileSync(path.join(data, "busy.lock"), JSON.stringify({ pid: process.pid, startedAt: "1" }));
    await Promise.all([work("a"), work("b")]);
    const [first, second] = [order[0][0], order[2][0]];
    expect(order).toEqual([`${first} in`, `${first} out`, `${second} in`, `${second} out`]);
  });
});
