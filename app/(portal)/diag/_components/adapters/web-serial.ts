import { ElmLine, ElmProblem, type Transport } from "@/lib/shared/obd/elm-line";

/** What we use of a port of Web Serial. */
export interface SerialPort {
  readonly readable: ReadableStream<Uint8Array> | null;
  readonly writable: WritableStream<Uint8Array> | null;
  open(options: { baudRate: number }): Promise<void>;
  close(): Promise<void>;
}
export interface Serial {
  requestPort(): Promise<SerialPort>;
}

/** Genuine adapters first, then cheap clones, then fast ones. */
const baudRates = [38_400, 9600, 115_200];
const greetingMs = 1500;

async function openAt(port: SerialPort, baudRate: number): Promise<Transport> {
  await port.open({ baudRate });
  if (!port.readable || !port.writable) throw new ElmProblem("gone");
  const [reader, writer] = [port.readable.getReader(), port.writable.getWriter()];
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  return {
    write: (text) => writer.write(encoder.encode(text)),
    read: async () => {
      const { value, done } = await reader.read();
      return done ? null : decoder.decode(value, { stream: true });
    },
    close: async () => {
      await reader.cancel().catch(() => undefined);
      reader.releaseLock();
      writer.releaseLock();
      await port.close().catch(() => undefined);
    },
  };
}

/** An adapter on a serial port that the reader chooses, at the speed at which it answers. */
export async function openSerial(serial: Serial): Promise<Transport> {
  const port = await serial.requestPort();
  for (const baudRate of baudRates) {
    const transport = await openAt(port, baudRate);
    const answer = await new ElmLine(transport).send("ATI", greetingMs).catch((problem: unknown) => {
      if (problem instanceof ElmProblem && problem.fault === "gone") throw problem;
      return null;
    });
    if (answer !== null) return transport;
    await transport.close();
  }
  throw new ElmProblem("silent");
}
