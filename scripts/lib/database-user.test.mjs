import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { firstClosed } from "./database-user.mjs";

const somebody = { uid: 64_000, gid: 64_000 };
let top;

beforeEach(() => {
  top = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "etabli-way-")));
  fs.chmodSync(top, 0o755);
  fs.mkdirSync(path.join(top, "clone", "data"), { recursive: true });
});
afterEach(() => fs.rmSync(top, { recursive: true }));

describe("the way to a folder", () => {
  it("is open when every folder lets others pass, even unlisted", () => {
    fs.chmodSync(path.join(top, "clone"), 0o711);
    fs.chmodSync(path.join(top, "clone", "data"), 0o711);
    expect(firstClosed(path.join(top, "clone", "data"), somebody)).toBeNull();
  });

  it("names the highest folder that is closed", () => {
    fs.chmodSync(path.join(top, "clone"), 0o700);
    fs.chmodSync(path.join(top, "clone", "data"), 0o700);
    expect(firstClosed(path.join(top, "clone", "data"), somebody)).toBe(path.join(top, "clone"));
  });

  it("follows a symbolic link to the folder meant", () => {
    fs.chmodSync(path.join(top, "clone"), 0o700);
    fs.symlinkSync(path.join(top, "clone", "data"), path.join(top, "link"));
    expect(firstClosed(path.join(top, "link"), somebody)).toBe(path.join(top, "clone"));
  });

  it("does not matter to the present user", () => {
    fs.chmodSync(path.join(top, "clone"), 0o700);
    expect(firstClosed(path.join(top, "clone"), {})).toBeNull();
  });
});
