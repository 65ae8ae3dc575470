import { ElmVehicle } from "@/lib/shared/obd/read-vehicle";
import { faultOf } from "./ways";
import { openSerial, type SerialPort } from "./web-serial";

const answers: Record<string, string> = {
  ATI: "ELM327 v1.5",
  ATZ: "ELM327 v1.5",
  ATDPN: "A6",
  "0100": "7E8064100BE3FA813",
  "03": "7E80443010299",
  "07": "7E8024700",
  "0A": "7E8024A00",
};

/** A port whose adapter understands one speed and says nothing, or noise, at any other; `pull` takes it out. */
function fakePort(speed: number) {
  let out: ReadableStreamDefaultController<Uint8Array> | null = null;
  let isHeard = false;
  const opened: number[] = [];
  const make = () => ({
    readable: new ReadableStream<Uint8Array>({ start: (controller) => void (out = controller) }),
    writable: new WritableStream<Uint8Array>({
      write: (bytes) => {
        if (!isHeard) return;
        const command = new TextDecoder().decode(bytes).replace("\r", "");
        const text = `${answers[command] ?? "OK"}\r\r>`;
        for (const scrap of text.match(/[\s\S]{1,5}/g) ?? []) out?.enqueue(new TextEncoder().encode(scrap));
      },
    }),
  });
  let streams: ReturnType<typeof make> | null = null;
  const port: SerialPort = {
    get readable() {
      return streams?.readable ?? null;
    },
    get writable() {
      return streams?.writable ?? null;
    },
    open: async ({ baudRate }) => {
      if (streams) throw new DOMException("The port is already open.", "InvalidStateError");
      opened.push(baudRate);
      isHeard = baudRate === speed;
      streams = make();
    },
    close: async () => void (streams = null),
  };
  const pull = () => out?.error(new DOMException("The device has been lost.", "NetworkError"));
  return { port, opened, pull, serial: { requestPort: () => Promise.resolve(port) } };
}

describe("a serial adapter", () => {
  it("is asked at each speed until it answers, and then read", async () => {
    const { serial, opened } = fakePort(9600);
    const vehicle = await ElmVehicle.open(await openSerial(serial));
    expect(opened).toEqual([38_400, 9600]);
    expect((await vehicle.read()).faults).toEqual([{ code: "P0299", state: "stored", unit: "7E8" }]);
    await vehicle.close();
  });

  it("that answers at no speed is told as silent", async () => {
    const { serial, opened } = fakePort(1200);
    const told = openSerial(serial).catch(faultOf);
    expect([await told, opened]).toEqual(["silent", [38_400, 9600, 115_200]]);
  });

  it("that is pulled out is gone", async () => {
    const { serial, pull } = fakePort(38_400);
    const vehicle = await ElmVehicle.open(await openSerial(serial));
    pull();
    expect(await vehicle.read().catch(faultOf)).toBe("gone");
  });

  it("that another program holds is busy; none that was chosen is no fault", async () => {
    const { port, serial } = fakePort(38_400);
    await port.open({ baudRate: 9600 });
    expect(await openSerial(serial).catch(faultOf)).toBe("busy");
    const none = { requestPort: () => Promise.reject(new DOMException("No port selected.", "NotFoundError")) };
    expect(await openSerial(none).catch(faultOf)).toBeNull();
  });
});
