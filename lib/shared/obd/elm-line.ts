/** What an adapter is reached by: text out, scraps of text in, an end. */
export interface Transport {
  write(text: string): Promise<void>;
  /** The next scrap; null once the adapter is gone. */
  read(): Promise<string | null>;
  close(): Promise<void>;
}

/**
 * Why a reading ended: the adapter is gone, says nothing, does not understand, finds no vehicle, or its bus fails.
 * That there is no data is no failure: nobody on the bus answers the service.
 */
export type ElmFault = "gone" | "silent" | "not-understood" | "no-vehicle" | "bus" | "refused";

export class ElmProblem extends Error {
  constructor(
    readonly fault: ElmFault,
    readonly answer = "",
  ) {
    super(`${fault}: ${answer}`);
    this.name = "ElmProblem";
  }
}

const prompt = ">";
const usualMs = 5000;
/** More than any answer of a car; what goes on without a prompt is no adapter. */
const longestAnswer = 20_000;

/** The adapter's one line: a command goes out, its lines come back, one after the other. */
export class ElmLine {
  private rest = "";
  private waiting: Promise<string | null> | null = null;
  private queue: Promise<unknown> = Promise.resolve();

  constructor(private readonly transport: Transport) {}

  /** The lines of the answer without echo and prompt. Throws an ElmProblem when the adapter is gone or silent. */
  send(command: string, patienceMs = usualMs): Promise<string[]> {
    const asked = this.queue.then(() => this.ask(command, patienceMs));
    this.queue = asked.catch(() => undefined);
    return asked;
  }

  private async ask(command: string, patienceMs: number): Promise<string[]> {
    this.rest = "";
    await this.transport.write(`${command}\r`).catch(() => {
      throw new ElmProblem("gone");
    });
    const until = Date.now() + patienceMs;
    while (!this.rest.includes(prompt)) {
      const scrap = await this.scrapBefore(until);
      if (scrap === null) throw new ElmProblem("gone", this.rest);
      this.rest += scrap;
      if (this.rest.length > longestAnswer) throw new ElmProblem("not-understood", this.rest.slice(0, 80));
    }
    const text = this.rest.slice(0, this.rest.indexOf(prompt));
    this.rest = "";
    return text
      .split(/[\r\n]+/)
      .map((line) => line.replaceAll("\0", "").trim())
      .filter((line) => line !== "" && line !== command && !/^SEARCHING/.test(line));
  }

  /** One read stays under way however often it was waited for in vain: what it brings is not lost. */
  private async scrapBefore(until: number): Promise<string | null> {
    this.waiting ??= this.transport.read().catch(() => null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<"late">(
      (tell) => (timer = setTimeout(() => tell("late"), Math.max(1, until - Date.now()))),
    );
    const first = await Promise.race([this.waiting, late]).finally(() => clearTimeout(timer));
    if (first === "late") throw new ElmProblem("silent", this.rest);
    this.waiting = null;
    return first;
  }

  close(): Promise<void> {
    return this.transport.close().catch(() => undefined);
  }
}
