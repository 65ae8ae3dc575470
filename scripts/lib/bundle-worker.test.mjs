import { readFileSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { bundleWorker } from "./bundle-worker.mjs";

const mostBytes = 3 * 1024;

test("the worker of browsers is small, and bears the version of its build", async () => {
  const file = path.join(mkdtempSync(path.join(os.tmpdir(), "worker-")), "sw.js");
  await bundleWorker(file, "a-build");
  const text = readFileSync(file, "utf8");
  expect(text).toContain("shell-a-build");
  expect(gzipSync(text, { level: 9 }).length).toBeLessThan(mostBytes);
});
