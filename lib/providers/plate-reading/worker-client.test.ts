import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createWorkerClient } from "./worker-client";

const folder = mkdtempSync(join(tmpdir(), "plate-thread-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread that treats a picture by its first byte: 1 is read, 2 never ends, 3 ends the thread, 4 is refused. */
const file = join(folder, "thread.mjs");
writeFileSync(
  file,
  `import { parentPort } from "node:worker_threads";
  parentPort.on("message", ({ id, jpeg }) => {
    if (jpeg[0] === 1) parentPort.postMessage({ id, candidates: [{ plate: "AB123CD" }] });
    if (jpeg[0] === 2) for (;;);
    if (jpeg[0] === 3) process.exit(7);
    if (jpeg[0] === 4) parentPort.postMessage({ id, kind: "not-a-jpeg", message: "no" });
  });`,
);

test.each([
  [2, "late"],
  [3, "unavailable"],
  [4, "not-a-jpeg"],
])("after picture %p, which fails as %s, the next one is read", async (byte, kind) => {
  const client = createWorkerClient(file, 1_500);
  await expect(client.read(Uint8Array.of(byte))).rejects.toMatchObject({ kind });
  await expect(client.read(Uint8Array.of(1))).resolves.toEqual([{ plate: "AB123CD" }]);
  await client.close();
});
