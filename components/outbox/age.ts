import { signOfLife } from "@/components/page/offline";
import { ageOf } from "./rules";
import { dropRow, putRow, readRows } from "./rows";

/** The server's clock, in ms; null without an answer. The device's own may be days away. */
export async function serverNow(): Promise<number | null> {
  const answer = await signOfLife().catch(() => null);
  const now = answer?.ok ? Date.parse(answer.headers.get("date") ?? "") : NaN;
  return Number.isNaN(now) ? null : now;
}

/** What lies sealed for seven days goes; what a wrong clock put into the future is of now. */
export async function tidy(now: number, keeper: string | null): Promise<void> {
  for (const row of await readRows()) {
    const age = ageOf(row.at, now);
    if (age === "old" && row.keeper !== keeper) await dropRow(row.seq);
    else if (typeof age === "object") await putRow({ ...row, ...age });
  }
}

/** How many writes wait in this browser, whoever's. */
export async function countSealed(): Promise<number> {
  try {
    if ((await readRows()).length === 0) return 0;
    const now = await serverNow();
    if (now !== null) await tidy(now, null);
    return (await readRows()).length;
  } catch {
    return 0;
  }
}
