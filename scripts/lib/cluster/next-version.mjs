import fs from "node:fs";
import path from "node:path";
import { root } from "../paths.mjs";
import { run } from "../run.mjs";

const copied = [".build", "scripts", "prisma", "lib", "package.json", "tsconfig.json"];
const linked = ["node_modules", ".next", "public", "messages", "next.config.js"];
/** Tables that every request of the load reads or writes, and one that nobody names in full. */
const widened = ["cart_line", "quote", "event", "session", "idempotency_key"];

const steps = [
  ...widened.map((table) => ({ name: `column_${table}`, sql: `alter table "${table}" add column next_version text;` })),
  {
    name: "table",
    sql: `create table next_version (company_id integer not null, id bigserial, primary key (company_id, id));
insert into next_version (company_id) select id from company;`,
  },
];

/**
 * The next version of the product in a folder of its own: the same program, and migrations that widen the tables that are
 * busiest. `migrate` applies them as an upgrade does, while the version before serves.
 */
export function makeNextVersion(folder) {
  fs.mkdirSync(folder, { recursive: true });
  for (const name of copied) fs.cpSync(path.join(root, name), path.join(folder, name), { recursive: true });
  for (const name of linked) fs.symlinkSync(path.join(root, name), path.join(folder, name));
  for (const [at, { name, sql }] of steps.entries()) {
    const place = path.join(folder, "prisma/migrations", `9999010100000${at}_next_${name}`);
    fs.mkdirSync(place);
    fs.writeFileSync(path.join(place, "migration.sql"), `${sql}\n`);
  }
  return {
    folder,
    count: steps.length,
    migrate: (env) =>
      run(process.execPath, ["scripts/migrate.mjs", "deploy"], {
        cwd: folder,
        env,
        failure: "The next version's migrations failed",
      }),
  };
}
