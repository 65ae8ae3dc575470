import { keeperOfPage, nobody } from "@/components/page/kept-here";
import { call } from "@/lib/api/client";
import { syncTag } from "@/lib/shared/outbox";
import { randomId } from "@/lib/shared/random-id";
import { serverNow, tidy } from "./age";
import { againOf, readWrite, standings, writeVersion, writtenAt, type Write } from "./rules";
import { addRow, dropRow, putRow, readRows, type Row } from "./rows";
import { readHolder, seal, takeKey, unseal, type Holder } from "./seal";
import { sendAll } from "./send";
import { outboxNow, publish, tell } from "./state";

const others = "BroadcastChannel" in globalThis ? new BroadcastChannel("etabli:outbox") : null;

/** The person of the page, who may write here; on a page of nobody whoever has not left. */
async function holderHere(): Promise<Holder | null> {
  const [holder, keeper] = [await readHolder(), keeperOfPage()];
  return holder && (keeper === nobody || keeper === holder.keeper) ? holder : null;
}

async function writeIn(holder: Holder | null, row: Row): Promise<Write | null> {
  const text = holder && row.v <= writeVersion ? await unseal(holder.key, row) : null;
  return text === null ? null : readWrite(row.v, text);
}

/** Reads the outbox anew and tells this page, and the other windows where something was changed. */
export async function look(changed = true): Promise<void> {
  const [holder, rows] = [await holderHere(), await readRows()];
  const page = keeperOfPage();
  const own = rows.filter(({ keeper }) => keeper === holder?.keeper);
  const found = await Promise.all(
    own.map(async (row) => ({ seq: row.seq, at: row.at, v: row.v, write: await writeIn(holder, row) })),
  );
  // Another person's are none of the reader's business.
  const theirs = rows.filter(({ keeper }) => page === nobody || keeper === page);
  publish({ waiting: standings(found), sealed: holder ? 0 : theirs.length });
  if (changed) others?.postMessage("changed");
}
others?.addEventListener("message", () => void look(false).catch(() => undefined));

/** Fetches the key of the person of the page unless it is here. */
async function ensureKey(): Promise<void> {
  const keeper = keeperOfPage();
  if (keeper === nobody || (await readHolder())?.keeper === keeper) return;
  const given = await call("get", "/outbox/key");
  // Another person signed in in another window: their page asks for itself.
  if (given.keeper === keeper) await takeKey(given);
}

/** Looks what waits, and sends it where a server answers; every window may ask at any time. */
export async function begin(): Promise<void> {
  await ensureKey().catch(() => undefined);
  await look(false);
  const { waiting, sealed } = outboxNow();
  if (!waiting?.length && sealed === 0) return;
  const now = await serverNow();
  if (now === null) return;
  const holder = await holderHere();
  await tidy(now, holder?.keeper ?? null);
  if (holder) await alone(() => sendAll({ keeper: holder.keeper, now, change, drop, look, next: () => outboxNow() }));
  await look();
}

/** One window at a time; where browsers have no locks the keys of the writes do for it. */
const alone = (work: () => Promise<void>): Promise<unknown> =>
  "locks" in navigator
    ? navigator.locks.request("etabli:outbox", { ifAvailable: true }, (lock) => (lock ? work() : undefined))
    : work();

async function change(seq: number, write: Write): Promise<void> {
  const holder = await holderHere();
  const row = (await readRows()).find((one) => one.seq === seq);
  if (holder && row?.keeper === holder.keeper)
    await putRow({ ...row, v: writeVersion, ...(await seal(holder.key, JSON.stringify(write))) });
}

const drop = (seq: number): Promise<unknown> => dropRow(seq);

/** Where the browser wakes windows once the network is back. */
async function askToBeWoken(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (registration as { sync?: { register: (tag: string) => Promise<void> } } | undefined)?.sync?.register(syncTag);
}

/** Lets a write wait; false where this browser keeps nothing, or nobody's key is here. */
export async function keepWrite(write: Write): Promise<boolean> {
  try {
    const holder = await holderHere();
    if (!holder) return false;
    const at = writtenAt(Date.now(), holder);
    await addRow({ v: writeVersion, keeper: holder.keeper, at, ...(await seal(holder.key, JSON.stringify(write))) });
    await look();
    void askToBeWoken().catch(() => undefined);
    tell({ what: "kept", name: write.name });
    return true;
  } catch {
    return false;
  }
}

/** Takes a write back: it is never sent. */
export async function undo(seq: number): Promise<void> {
  await drop(seq);
  await look();
}

/** Sends a write again that was refused, agreed to what was said of it. */
export async function sendAgain(seq: number): Promise<void> {
  const write = outboxNow().waiting?.find((one) => one.seq === seq)?.write;
  if (!write) return;
  await change(seq, againOf(write, randomId()));
  await begin();
}
