import type { Transport } from "./elm-line";

/** The answer to a command, "OK" unless named; null says nothing ever, "gone" pulls the adapter out. */
export type FakeAnswers = Record<string, string | null>;

interface Wanted {
  answers: FakeAnswers;
  /** How long a scrap of seven characters is on its way. */
  scrapMs?: number;
  /** What the answers become once the memory was cleared. */
  afterClearing?: FakeAnswers;
}

const scrapLength = 7;
const pause = (ms: number) => new Promise<void>((over) => setTimeout(over, ms));

/** An adapter that is none: it answers in odd scraps, as real ones do. The demonstration and the tests plug it in. */
export function fakeAdapter({ answers, scrapMs = 1, afterClearing = {} }: Wanted): Transport {
  let now = answers;
  let isGone = false;
  const scraps: (string | null)[] = [];
  const readers: ((scrap: string | null) => void)[] = [];
  const give = (scrap: string | null) => {
    const reader = readers.shift();
    if (reader) reader(scrap);
    else scraps.push(scrap);
  };
  const leave = () => {
    isGone = true;
    give(null);
  };
  const answer = async (command: string) => {
    const said = command in now ? now[command] : "OK";
    if (command === "04" && said?.includes("44")) now = { ...now, ...afterClearing };
    if (said === null || said === undefined) return;
    if (said === "gone") return leave();
    const text = `${said}\r\r>`;
    for (let at = 0; at < text.length && !isGone; at += scrapLength) {
      await pause(scrapMs);
      give(text.slice(at, at + scrapLength));
    }
  };
  return {
    write: (text) => {
      if (isGone) return Promise.reject(new Error("The adapter is gone."));
      void answer(text.replace(/\r$/, ""));
      return Promise.resolve();
    },
    read: () => {
      const scrap = scraps.shift();
      if (scrap !== undefined) return Promise.resolve(scrap);
      if (isGone) return Promise.resolve(null);
      return new Promise((told) => readers.push(told));
    },
    close: () => Promise.resolve(leave()),
  };
}

/** The demonstration's car, AB-123-CD: an EGR valve that sticks, a turbocharger that gives too little, a bus that was cut. */
const demonstration: FakeAnswers = {
  ATZ: "ELM327 v1.5",
  ATDPN: "A6",
  "0100": "SEARCHING...\r7E8064100BE3FA813",
  "0101": "7E8064101820EE980",
  "010C": "7E804410C0000",
  "0902": "7E81014490201564631\r7E82142523148304834\r7E82230313233343536",
  "03": "7E806430204010299",
  "07": "7E8044701C100",
  "0A": "7E8044A010401",
  "04": "7E80144",
};

const cleared: FakeAnswers = {
  "0101": "7E8064101006EE9E9",
  "03": "7E8024300",
  "07": "7E8024700",
  "0A": "7E8044A010401",
};

/** The adapter that ships with the demonstration. */
export const demonstrationAdapter = (): Transport =>
  fakeAdapter({ answers: demonstration, afterClearing: cleared, scrapMs: 20 });
