/**
 * @typedef {{ step: string, name: string, ms: number, text: string }} Line
 */

const head = /duration: ([\d.]+) ms {2}(parse|bind|execute|statement)(?: ([^:]+))?: ?/;

/** The statements of a piece of PostgreSQL's log, written with `log_min_duration_statement = 0`. */
export function readStatementLog(text) {
  /** @type {Line[]} */
  const found = [];
  for (const line of text.split("\n")) {
    const [, ms, step, name = ""] = head.exec(line) ?? [];
    if (ms) found.push({ step, name, ms: Number(ms), text: line.slice(line.search(head)).replace(head, "") });
    else if (line.startsWith("\t") && found.length > 0) found[found.length - 1].text += ` ${line.trim()}`;
  }
  return found;
}

/** What a person reads of a statement: its name, or its first words where Prisma named it by a digest. */
const titleOf = ({ name, text }) =>
  /^p[\w-]{20,}$/.test(name) || name === "<unnamed>" || name === ""
    ? text
        .replaceAll(/"(public"\.")?/g, "")
        .slice(0, 44)
        .trim()
    : name;

/**
 * Statements by what they are, the longest in the mean first, with how often each ran for one request; `catalogueShare` is the
 * part of the time that went to the catalogue's tables alone, which a standby may answer.
 */
export function summarise(lines, { requests, schema }) {
  const all = new Map();
  let [time, catalogue] = [0, 0];
  for (const line of lines) {
    time += line.ms;
    if (line.text.includes(schema) && !line.text.includes("company_id")) catalogue += line.ms;
    const title = titleOf(line);
    const own = all.get(title) ?? { title, count: 0, ms: 0, most: 0 };
    own.ms += line.ms;
    own.most = Math.max(own.most, line.ms);
    if (line.step === "execute" || line.step === "statement") own.count++;
    all.set(title, own);
  }
  const statements = [...all.values()].filter(({ count }) => count > 0);
  const longest = statements
    .map(({ title, count, ms, most }) => ({ title, mean: ms / count, most, perRequest: count / requests }))
    .sort((one, other) => other.mean - one.mean);
  const perRequest = statements.reduce((sum, { count }) => sum + count, 0) / requests;
  return { perRequest, ms: time / requests, catalogueMs: catalogue / requests, longest };
}
