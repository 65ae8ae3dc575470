import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createEmbeddedRenderer } from "./embedded";
import { readPdf } from "./testing/read-pdf";
import { sampleQuote } from "./testing/sample-quote";
import { createWorkerClient } from "./worker-client";

const project = join(__dirname, "../../..");
// Beside the real bundle, so that it finds the packages it leaves outside.
const folder = join(project, ".build", "test-documents");
const workerFile = join(folder, "worker.mjs");
const root = process.cwd();

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
  const esbuild = join(project, "node_modules/esbuild/bin/esbuild");
  const options = ["--bundle", "--platform=node", "--format=esm", "--packages=external", `--outfile=${workerFile}`];
  execFileSync(esbuild, [join(__dirname, "worker-entry.ts"), ...options], { cwd: project, stdio: "pipe" });
});

function scripted(name: string, source: string) {
  const file = join(folder, name);
  writeFileSync(file, source);
  return createWorkerClient(file, root);
}

describe("the document thread", () => {
  it("gives the same bytes as the process, several at once", async () => {
    const inThread = createWorkerClient(workerFile, root);
    const inProcess = createEmbeddedRenderer({ root, workerFile: "/nowhere.mjs" });
    const quotes = [sampleQuote(30), sampleQuote(2)];
    const [long, short] = await Promise.all(quotes.map((quote) => inThread.render(quote)));
    expect(readPdf(long!).text).toContain("1 481 481,47 €");
    expect(Buffer.from(long!)).toEqual(Buffer.from(await inProcess.renderQuote(quotes[0]!)));
    expect(Buffer.from(short!)).toEqual(Buffer.from(await inProcess.renderQuote(quotes[1]!)));
    await inThread.close();
  });

  it("leaves the event loop free", async () => {
    const renderer = createEmbeddedRenderer({ root, workerFile });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 5);
    await renderer.renderQuote(sampleQuote(60));
    clearInterval(timer);
    await renderer.close();
    expect(turns).toBeGreaterThan(5);
  });

  it("fails what waits when it dies, and starts again", async () => {
    const client = scripted("dies.mjs", "setTimeout(() => process.exit(3), 20);");
    await expect(client.render(sampleQuote(1))).rejects.toMatchObject({ kind: "unavailable" });
    await expect(client.render(sampleQuote(1))).rejects.toMatchObject({ kind: "unavailable", message: /exit 3/ });
  });

  it("hands on the kind of a failure", async () => {
    const answer = '({ id }) => parentPort.postMessage({ id, kind: "bad data", message: "no" })';
    const client = scripted(
      "refuses.mjs",
      `import { parentPort } from "node:worker_threads"; parentPort.on("message", ${answer});`,
    );
    await expect(client.render(sampleQuote(1))).rejects.toMatchObject({ kind: "bad data", message: "no" });
    await client.close();
  });

  it("fails what waits when it is closed", async () => {
    const client = scripted(
      "silent.mjs",
      'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {});',
    );
    const waiting = client.render(sampleQuote(1));
    const refused = expect(waiting).rejects.toMatchObject({ kind: "unavailable" });
    await client.close();
    await refused;
  });
});
