import pg from "pg";
import { pause } from "../processes.mjs";
import { passed } from "./processor-time.mjs";

const [notices, listeners, writers] = [2000, 40, 16];
const rounded = (value) => Number(value.toPrecision(3));

async function connected(count, url, work) {
  const clients = Array.from({ length: count }, () => new pg.Client(url));
  await Promise.all(clients.map((client) => client.connect()));
  try {
    return await work(clients);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** Notices for a company that nobody follows, each in a transaction of its own, one after another. */
async function tell(url, read) {
  return connected(1, url, async ([client]) => {
    const before = read();
    for (let number = 0; number < notices; number++)
      await client.query({ name: "scale_tell", text: "select pg_notify($1, $2)", values: ["event", "0:1"] });
    await pause(200);
    const { main, database } = passed(before, read());
    return { main: main / notices, database: database / notices };
  });
}

/** How many small writes a second are committed by sixteen writers, with and without a notice in each. */
async function commits(url, seconds, told) {
  const text = `with stored as (insert into scale_plan.line (text) values ($1) returning id)
    select ${told ? "pg_notify('event', '0:' || id)" : "id"} from stored`;
  return connected(writers, url, async (clients) => {
    let done = 0;
    const began = performance.now();
    const loop = async (client) => {
      while (performance.now() < began + seconds * 1000) {
        await client.query({ name: `scale_write_${told}`, text, values: ["x".repeat(200)] });
        done++;
      }
    };
    await Promise.all(clients.map(loop));
    return done / ((performance.now() - began) / 1000);
  });
}

async function withTable(administrator, work) {
  return connected(1, administrator, async ([client]) => {
    await client.query("drop schema if exists scale_plan cascade; create schema scale_plan");
    await client.query("create table scale_plan.line (id bigserial primary key, text text not null)");
    try {
      return await work();
    } finally {
      await client.query("drop schema scale_plan cascade");
    }
  });
}

/** What a notice costs each process and PostgreSQL for each that listens, and how many commits with one a second brings. */
export async function measureNotices({ url, administrator, read, seconds }, note) {
  note("telling one process");
  const few = await tell(url, read);
  note(`telling ${listeners} listeners more`);
  const many = await connected(listeners, url, async (clients) => {
    for (const client of clients) await client.query("listen event");
    return tell(url, read);
  });
  note("committing with and without notices");
  const rates = await withTable(administrator, async () => ({
    plain: await commits(administrator, seconds, false),
    told: await commits(administrator, seconds, true),
  }));
  return {
    processMs: rounded(few.main),
    databaseMsEachListener: rounded(Math.max(0, (many.database - few.database) / listeners)),
    commitsPerSecond: Math.round(rates.plain),
    noticesPerSecond: Math.round(rates.told),
  };
}
