import { inBatches, openStream } from "../../../tests/bench/stream-tools.mjs";
import { pause } from "../processes.mjs";
import { send } from "./client.mjs";
import { beatSeconds } from "./house.mjs";
import { memoryOf, passed } from "./processor-time.mjs";
import { bearer } from "../../../tests/bench/sign-in.mjs";

const [first, more, events] = [500, 2000, 20];
const eventMs = 60;
const rounded = (value) => Number(value.toPrecision(3));

/** Processor time for one event that all streams hear, the call that tells it included. */
async function tellAll({ base, token, read }) {
  const before = read();
  for (let number = 0; number < events; number++) {
    const digits = String(410_000_000_000 + number);
    const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
    await send(base, { path: `/api/sendEvent/searchEAN/${digits}${(10 - (sum % 10)) % 10}`, headers: bearer(token) });
    await pause(eventMs);
  }
  const { main, database } = passed(before, read());
  return { main: main / events, database: database / events };
}

/** What a stream takes: memory, opening it, its signs of life, and an event. */
export async function measureStreams({ base, token, read, pid }, note) {
  const quiet = await tellAll({ base, token, read });
  const open = (count) => inBatches(count, () => openStream(base, token));
  const streams = await open(1);
  const heard = await tellAll({ base, token, read });
  note(`opening ${first}`);
  streams.push(...(await open(first - 1)));
  await pause(1000);
  const few = memoryOf(pid);
  note(`opening ${more} more`);
  const before = read();
  streams.push(...(await open(more)));
  const opening = passed(before, read());
  await pause(1000);
  const many = memoryOf(pid);
  note("telling all of them");
  const told = await tellAll({ base, token, read });
  note("waiting for signs of life");
  const still = read();
  await pause(beatSeconds * 2000);
  const { main, database } = passed(still, read());
  for (const { close } of streams) close();
  return {
    bytes: Math.round((many - few) / more),
    openMs: rounded(opening.main / more),
    openDatabaseMs: rounded(opening.database / more),
    eventReadMs: rounded(Math.max(0, heard.main - quiet.main)),
    eventReadDatabaseMs: rounded(Math.max(0, heard.database - quiet.database)),
    eventMs: rounded((told.main - heard.main) / (streams.length - 1)),
    beatMs: rounded(main / 2 / streams.length),
    beatDatabaseMs: rounded(database / 2 / streams.length),
  };
}
