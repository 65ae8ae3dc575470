import pg from "pg";
import { Refusal } from "../../scripts/lib/refusal.mjs";
import { pause } from "../../scripts/lib/processes.mjs";
import { makeReaders, removeReaders } from "./crowd-of-readers.mjs";
import { median } from "./load.mjs";
import { amount, mark, table } from "./report.mjs";
import { post } from "./shop.mjs";
import { bearer } from "./sign-in.mjs";

const readers = 10_000;
const sendings = 5;
const callers = 10;
const goals = { seconds: 10, times: 2 };
const mostMs = 120_000;

/** Asks who the user is again and again until `over()`, ten at a time; answers the 95th percentile in ms. */
async function askUntil({ base, token }, over) {
  const times = [];
  const caller = async () => {
    while (!over()) {
      const began = performance.now();
      const response = await fetch(`${base}/api/userInfo`, { headers: bearer(token) });
      await response.arrayBuffer();
      if (!response.ok) throw new Refusal(`/api/userInfo answers ${response.status}.`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  times.sort((a, b) => a - b);
  return times[Math.floor(times.length * 0.95)] ?? NaN;
}

const reached = `select (select count(*)::int from notification_recipient where notification_id = $1) as people, state
  from notification where id = $1`;

/** Seconds from the call until the notification lies in every inbox. */
async function send({ client, house }) {
  const began = performance.now();
  const body = { title: "Bench", text: "To everybody", targetTags: ["garage"] };
  const { id, usersCount } = await post(house, "/sendNotification", body);
  if (usersCount !== readers) throw new Refusal(`${usersCount} readers are reached, not ${readers}.`);
  for (;;) {
    const [{ people, state }] = (await client.query(reached, [id])).rows;
    const seconds = (performance.now() - began) / 1000;
    if (people === readers && state === "sent") return seconds;
    if (seconds * 1000 > mostMs) throw new Refusal(`${people} of ${readers} have it after ${mostMs / 1000} s.`);
    await pause(20);
  }
}

async function measureOne({ product, client, house }) {
  const until = performance.now() + 3000;
  const calm = await askUntil(product, () => performance.now() > until);
  let isOver = false;
  const asking = askUntil(product, () => isOver);
  const seconds = await send({ client, house }).finally(() => (isOver = true));
  const busy = await asking;
  return { seconds, calm, busy };
}

/** A notification to 10,000 readers: until all have it, and how others' calls wait meanwhile. */
export async function measureNotifications({ product, note }) {
  const database = await product.database();
  const client = new pg.Client(database.url);
  await client.connect();
  let company;
  try {
    note(`${readers} readers`);
    company = await makeReaders(client, readers, ["CaiaApp", "NotificationSender"]);
    const house = { base: product.base, token: company.token };
    const found = [];
    for (let turn = 0; turn < sendings; turn++) {
      note(`notification ${turn + 1} of ${sendings}`);
      found.push(await measureOne({ product, client, house }));
    }
    const of = (value) => median(found.map(value));
    const [slowest, times] = [Math.max(...found.map(({ seconds }) => seconds)), of(({ calm, busy }) => busy / calm)];
    return table(
      ["Notification to 10,000 readers", "measured", "goal", "met"],
      [
        [
          `in every inbox, median / slowest of ${sendings}`,
          `${amount(
            of(({ seconds }) => seconds),
            1,
          )} / ${amount(slowest, 1)} s`,
          `≤ ${goals.seconds} s`,
          mark(slowest <= goals.seconds),
        ],
        [
          "user info of another company, p95 before / meanwhile",
          `${amount(
            of(({ calm }) => calm),
            1,
          )} / ${amount(
            of(({ busy }) => busy),
            1,
          )} ms, × ${amount(times, 2)}`,
          `× ${goals.times}`,
          mark(times <= goals.times),
        ],
      ],
    );
  } finally {
    if (company) await removeReaders(client, company);
    await client.end();
    await database.close();
  }
}
