/** From this confidence on a wrong first candidate counts as a confident mistake. */
const CONFIDENT = 0.7;

function timesOf(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`;
}

/** The rates and times of `measurePlates` as text; with `each`, a line for every picture. */
export function describePlates(results, { each }) {
  const count = (test) => results.filter(test).length;
  const rate = (hits) => `${hits} of ${results.length} (${Math.round((100 * hits) / results.length)} %)`;
  const first = ({ candidates }) => candidates[0]?.confidence ?? 0;
  const lines = [
    `first candidate exact      ${rate(count(({ place }) => place === 0))}`,
    `among five candidates      ${rate(count(({ place }) => place >= 0))}`,
    `nothing found              ${rate(count(({ candidates }) => candidates.length === 0))}`,
    `confident (${CONFIDENT} or more)    ${rate(count((result) => first(result) >= CONFIDENT))}`,
    `confident and wrong        ${rate(count((result) => first(result) >= CONFIDENT && result.place !== 0))}`,
    `time                       ${timesOf(results.map(({ ms }) => ms))}`,
    `processor time             ${timesOf(results.map(({ cpuMs }) => cpuMs))}`,
  ];
  const pictures = results.map(({ file, plate, place, candidates }) => {
    const read = candidates.map((one) => `${one.plate} ${one.confidence.toFixed(2)}`).join(", ");
    return `${place === 0 ? " " : place > 0 ? "~" : "x"} ${file}  ${plate}  ${read || "-"}`;
  });
  return [...(each ? [...pictures, ""] : []), ...lines].join("\n");
}
