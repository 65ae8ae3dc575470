import { pause } from "../../scripts/lib/processes.mjs";
import { openStream } from "../bench/stream-tools.mjs";

const againMs = 300;

/**
 * Somebody's event stream that comes back whenever it ends, from where it stood; `counts` and `quotes` are what it told of
 * the customer, `returns` how often it came back, `resets` how often it was told to read anew.
 */
export function listenTo(base, token, customerId) {
  const heard = { counts: /** @type {number[]} */ ([]), quotes: /** @type {number[]} */ ([]), returns: -1, resets: 0 };
  let going = true;
  let position;
  let current;
  let rest = "";
  const mark = `"customerId":${customerId}`;
  const block = (text) => {
    const [, kind] = /^event: (.*)$/m.exec(text) ?? [];
    if (kind === "reset") heard.resets += 1;
    if (!text.includes(mark)) return;
    const told = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? "{}");
    if (told.customerId !== customerId) return;
    if (kind === "Cart items") heard.counts.push(told.count);
    if (kind === "Quote") heard.quotes.push(told.quoteId);
  };
  const hear = (chunk) => {
    const parts = (rest + chunk).split("\n\n");
    rest = parts.pop() ?? "";
    for (const part of parts) {
      position = /^id: (\d+)$/m.exec(part)?.[1] ?? position;
      block(part);
    }
  };
  const run = async () => {
    while (going) {
      rest = "";
      try {
        current = await openStream(base, token, { position, hear });
        heard.returns += 1;
        await current.ended;
      } catch {
        // Nobody answers just now.
      }
      if (going) await pause(againMs);
    }
  };
  const done = run();
  return {
    heard,
    stands: () => heard.returns >= 0,
    async stop() {
      going = false;
      current?.close();
      await done;
    },
  };
}
