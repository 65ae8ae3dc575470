import { countUse } from "@/lib/platform/counting/count-use";
import { countedKinds } from "@/lib/platform/counting/event";
import { mintActor } from "@/lib/platform/actor";

const { COUNT_COMPANY, COUNT_USER, COUNT_EVENTS, COUNT_NAME } = process.env;
const actor = mintActor({
  ...{ kind: "bearer", userId: Number(COUNT_USER), companyId: Number(COUNT_COMPANY), rights: new Set<string>() },
});
const batch = 250;

/** Counts events of every kind, numbered from 1 on, and tells its parent after each batch how many it has. */
async function run(): Promise<void> {
  for (let done = 0; done < Number(COUNT_EVENTS);) {
    for (const end = done + batch; done < end; done += 1) {
      const kind = countedKinds[done % countedKinds.length] ?? "view";
      const vehicle = done % 3 === 0 ? `${COUNT_NAME}-${done % 900}` : null;
      countUse(actor, { kind, ktype: 1_000_080, found: done % 5, amount: done + 1, vehicle, name: COUNT_NAME ?? null });
    }
    await new Promise((sent) => process.send?.({ acknowledged: done }, sent));
  }
  process.send?.({ ended: true });
}

await run();
setInterval(() => undefined, 1000);
