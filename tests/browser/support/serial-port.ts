import type { Page } from "playwright-core";

/** An adapter's answers by command, "OK" unless named: null says nothing, "gone" pulls it out. */
export type Answers = Record<string, string | null>;

export const healthy: Answers = {
  ATI: "ELM327 v1.5",
  ATZ: "ELM327 v1.5",
  ATDPN: "A6",
  "0100": "SEARCHING...\r7E8064100BE3FA813",
  "0101": "7E806410100076500",
  "0902": "7E81014490201564633\r7E8214C4242485A4847\r7E82253313233343536",
  "03": "7E80443010299",
  "07": "7E8024700",
  "0A": "7E8024A00",
};

/** Gives the page's browser a serial port with an adapter that answers so. */
export const plugIn = (page: Page, answers: Answers): Promise<unknown> =>
  page.addInitScript((known) => {
    let out: ReadableStreamDefaultController<Uint8Array> | null = null;
    let streams: object | null = null;
    const make = () => ({
      readable: new ReadableStream<Uint8Array>({ start: (controller) => void (out = controller) }),
      writable: new WritableStream<Uint8Array>({
        write: (bytes) => {
          const command = new TextDecoder().decode(bytes).replace("\r", "");
          const said = command in known ? known[command] : "OK";
          if (said === null || said === undefined) return;
          if (said === "gone") return out?.error(new DOMException("The device has been lost.", "NetworkError"));
          for (const scrap of `${said}\r\r>`.match(/[\s\S]{1,6}/g) ?? []) out?.enqueue(new TextEncoder().encode(scrap));
        },
      }),
    });
    const port = {
      get readable() {
        return (streams as { readable?: unknown } | null)?.readable ?? null;
      },
      get writable() {
        return (streams as { writable?: unknown } | null)?.writable ?? null;
      },
      open: () => Promise.resolve(void (streams = make())),
      close: () => Promise.resolve(void (streams = null)),
    };
    const serial = { requestPort: () => Promise.resolve(port) };
    Object.defineProperty(navigator, "serial", { configurable: true, get: () => serial });
  }, answers);
