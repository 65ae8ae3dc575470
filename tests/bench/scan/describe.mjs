function timesOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
}

/** What became of a picture: a code that is the only one told, one of several to choose from, another than the truth, or none. */
export function outcomeOf({ truth, readings }) {
  const hit = readings.some(({ text }) => text === truth);
  if (truth === "") return readings.length > 0 ? "ghost" : "empty";
  if (readings.length === 0) return "unread";
  if (!hit) return "wrong";
  return readings.length === 1 ? "right" : "asked";
}

const marks = { right: " ", asked: "?", empty: " ", unread: "-", wrong: "x", ghost: "x" };

function groupLines(name, results) {
  const outcomes = results.map(outcomeOf);
  const count = (...wanted) => outcomes.filter((outcome) => wanted.includes(outcome)).length;
  const coded = results.filter(({ truth }) => truth !== "").length;
  const lines = [];
  if (coded > 0) {
    const right = count("right", "asked");
    lines.push(
      `${name}: right ${right} of ${coded} (${Math.round((100 * right) / coded)} %), of these ${count("asked")} chosen among several; not read ${count("unread")}; wrong ${count("wrong")}`,
    );
  }
  if (coded < results.length)
    lines.push(`${name}: without a code ${results.length - coded}, read all the same ${count("ghost")}`);
  return lines;
}

/** Rates by folder and kind, and times; with `each`, a line for every picture. */
export function describeScan(results, { each }) {
  const kindOf = ({ truth }) => (truth === "" ? "no code" : /^(?:\d{8}|\d{12,13})$/.test(truth) ? "EAN" : "Code 39");
  const groups = groupBy(results, kindOf);
  const pictures = results.map(
    (result) =>
      `${marks[outcomeOf(result)]} ${result.file}  ${result.truth || "(none)"}  ${result.readings.map(({ text, confidence }) => `${text} ${confidence} %`).join(", ") || "-"}  ${Math.round(result.ms)} ms`,
  );
  return [
    ...(each ? [...pictures, ""] : []),
    ...[...groups].flatMap(([kind, those]) => groupLines(kind, those)),
    `time            ${timesOf(results.map(({ ms }) => ms))}`,
    `processor time  ${timesOf(results.map(({ cpuMs }) => cpuMs))}`,
  ].join("\n");
}

function groupBy(values, keyOf) {
  const groups = new Map();
  for (const value of values) groups.set(keyOf(value), [...(groups.get(keyOf(value)) ?? []), value]);
  return groups;
}
