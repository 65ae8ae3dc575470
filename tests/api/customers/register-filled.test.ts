import "@/tests/support/end";
import { execFileSync } from "node:child_process";
import path from "node:path";
import { prisma } from "@/lib/platform/db";

const root = path.resolve(__dirname, "../../..");
const tend = `import("./scripts/lib/tend-catalogue.mjs").then(({ tendCatalogue }) =>
  tendCatalogue(process.env.DATABASE_URL, process.env)).then(() => process.exit(0))`;
const count = async () =>
  (await prisma().$queryRaw<{ count: number }[]>`select count(*)::int as count from registry.company`)[0]?.count;

describe("a demonstration that was made before there was a register of companies", () => {
  it("gets one at its next start, and keeps it as it is afterwards", async () => {
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await prisma().$executeRaw`delete from registry.company`;
    execFileSync(process.execPath, ["-e", tend], { cwd: root, env: process.env });
    expect(await count()).toBe(before);
    await prisma().$executeRaw`delete from registry.company where siren = (select min(siren) from registry.company)`;
    execFileSync(process.execPath, ["-e", tend], { cwd: root, env: process.env });
    expect(await count()).toBe(before! - 1);
    await prisma().$executeRaw`delete from registry.company`;
    execFileSync(process.execPath, ["-e", tend], { cwd: root, env: process.env });
  });
});
