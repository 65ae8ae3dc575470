import fs from "node:fs";
import path from "node:path";

/** What makes a program see another time of day; how long things last is not touched. */
export const clockAhead = (library, seconds) => ({
  LD_PRELOAD: library,
  FAKETIME: `${seconds < 0 ? "" : "+"}${seconds}s`,
  FAKETIME_DONT_FAKE_MONOTONIC: "1",
});

const asScript = (variables, program) => `#!/bin/sh
${Object.entries(variables)
  .map(([name, value]) => `export ${name}='${value}'`)
  .join("\n")}
exec '${program}' "$@"
`;

/**
 * The same for a node: PostgreSQL is started by a script, Patroni sees another time by a module, because Python cannot sleep
 * under the library. Answers what the node's environment has besides.
 */
export function nodeAhead({ programs, scratch }, seconds) {
  const folder = path.join(scratch, `ahead-${seconds}`);
  const real = path.dirname(programs.postgres);
  fs.mkdirSync(folder, { recursive: true });
  for (const name of fs.readdirSync(real))
    if (name !== "postgres") fs.symlinkSync(path.join(real, name), path.join(folder, name));
  const script = asScript(clockAhead(programs.faketime, seconds), programs.postgres);
  fs.writeFileSync(path.join(folder, "postgres"), script, { mode: 0o755 });
  const later = `import time\nreal = time.time\ntime.time = lambda: real() + ${seconds}\n`;
  fs.writeFileSync(path.join(folder, "sitecustomize.py"), later);
  return { PATRONI_POSTGRESQL_BIN_DIR: folder, PYTHONPATH: folder, PYTHONDONTWRITEBYTECODE: "1" };
}
