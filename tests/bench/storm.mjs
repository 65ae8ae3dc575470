import { median, round } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { bearer } from "./sign-in.mjs";

const guessers = 4;
const most = 2.5;

/** So many clients that try one wrong password after the other, each for another account; `stop` answers the statuses that they got. */
function storm(base, wave) {
  const seen = new Map();
  let over = false;
  const guess = async (who) => {
    for (let turn = 0; !over; turn++) {
      const account = Buffer.from(`nobody-${wave}-${who}-${turn}@etabli.test:wrong-${turn}`).toString("base64");
      const { status } = await fetch(`${base}/api/login`, { headers: { authorization: `Basic ${account}` } });
      seen.set(status, (seen.get(status) ?? 0) + 1);
    }
  };
  const all = Promise.all(Array.from({ length: guessers }, (_, who) => guess(who)));
  return async () => {
    over = true;
    await all;
    return seen;
  };
}

/** How much longer a signed-in user waits while others guess passwords: rounds with and without a storm, in turn. */
export async function measureStorm({ product, options, note }) {
  const target = { url: product.base, paths: ["/api/userInfo"], headers: bearer(product.token) };
  await round(target, options.seconds);
  /** @type {Record<"calm" | "storm", { p97: number }[]>} */
  const found = { calm: [], storm: [] };
  const statuses = new Map();
  for (let wave = 0; wave < options.rounds; wave++) {
    note(`round ${wave + 1} of ${options.rounds}`);
    found.calm.push(await round(target, options.seconds));
    const stop = storm(product.base, wave);
    found.storm.push(await round(target, options.seconds));
    for (const [status, count] of await stop()) statuses.set(status, (statuses.get(status) ?? 0) + count);
  }
  const times = median(found.storm.map(({ p97 }, at) => p97 / found.calm[at].p97));
  const of = (rounds, value) => amount(median(rounds.map(value)), 1);
  const guesses = [...statuses].map(([status, count]) => `${count} × ${status}`).join(", ");
  const rows = [
    ["calm", of(found.calm, ({ perSecond }) => perSecond), of(found.calm, ({ p97 }) => p97), "", "", ""],
    [
      `${guessers} clients guess`,
      ...[of(found.storm, ({ perSecond }) => perSecond), of(found.storm, ({ p97 }) => p97)],
      ...[amount(times, 2), mark(times <= most), guesses],
    ],
  ];
  return table(["User info while", "/s", "p97.5 ms", "times", `≤ ${most}`, "guesses answered"], rows);
}
