export interface Told {
  event: string;
  id: string;
  retry: number | null;
  data: Record<string, unknown>;
}

function parse(block: string, last: string): Told {
  const told: Told = { event: "message", id: last, retry: null, data: {} };
  for (const line of block.split("\n")) {
    const [, field, value = ""] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    if (field === "event") told.event = value;
    else if (field === "id") told.id = value;
    else if (field === "retry") told.retry = Number(value);
    else if (field === "data") told.data = JSON.parse(value) as Told["data"];
  }
  return told;
}

/** Reads an event stream as a browser does. Heartbeats are counted, everything else is kept in its order. */
export function readStream(response: Response) {
  const told: Told[] = [];
  const state = { id: "", heartbeats: 0, ended: false };
  const waiting = new Set<() => void>();
  const reader = response.body!.getReader();
  const wake = () => waiting.forEach((look) => look());
  const run = async () => {
    const decoder = new TextDecoder();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const one = parse(block, state.id);
        state.id = one.id;
        if (one.event === "heartbeat") state.heartbeats += 1;
        else told.push(one);
      }
      wake();
    }
  };
  void run()
    .catch(() => undefined)
    .then(() => {
      state.ended = true;
      wake();
    });
  const until = (what: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!what()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
      look();
    });
  return {
    state,
    told,
    /** Events of a kind so far. */
    all: (event: string) => told.filter((one) => one.event === event),
    /** The nth event of a kind, once it is there. */
    async next(event: string, nth = 1): Promise<Told> {
      const found = () => told.filter((one) => one.event === event)[nth - 1];
      await until(() => found() !== undefined);
      return found()!;
    },
    until,
    ended: () => until(() => state.ended),
    close: () => reader.cancel().catch(() => undefined),
  };
}

export type StreamReader = ReturnType<typeof readStream>;
