import { spawn } from "node:child_process";
import path from "node:path";

const server = path.resolve(__dirname, "../../../.build/server.mjs");

/** Starts the product with the settings; answers how it ended and what it said. */
function start(settings: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, [server], { env: { ...process.env, NODE_ENV: "production", ...settings } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, said })));
}

describe("a setting that cannot be used", () => {
  it.each([
    ["ETABLI_SUPPLIERS", "[not json]", "it is not JSON. See docs/suppliers.md."],
    ["ETABLI_SUPPLIERS", '[{"code":"local","name":"A","url":"https://a.test"}]', "0.code: local is the own stock"],
    ["ETABLI_SUPPLIERS", '[{"code":"A"}]', "0.name: "],
    ["ETABLI_TOOLS", '{"nothing":"https://a.test"}', ""],
  ])("%s=%s ends the start with a sentence", async (name, value, fault) => {
    const { code, said } = await start({ [name]: value });
    expect(code).toBe(1);
    expect(said).toContain(`${name} cannot be used: ${fault}`);
    expect(said).not.toMatch(/^\s+at /m);
  });
});
