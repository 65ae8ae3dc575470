import { ElmVehicle } from "@/lib/shared/obd/read-vehicle";
import { faultOf } from "./ways";
import { openBluetooth } from "./web-bluetooth";

const answers: Record<string, string> = {
  ATZ: "ELM327 v2.1",
  ATDPN: "A6",
  "0100": "7E8064100BE3FA813",
  "03": "7E804430104010299",
  "07": "NO DATA",
  "0A": "NO DATA",
};

/** An adapter of the family FFE0, which tells and is told by one characteristic, twenty bytes at a time. */
function fakeDevice(service = 0xffe0) {
  let typed = "";
  const longest: number[] = [];
  class Characteristic extends EventTarget {
    value?: DataView;
    startNotifications = async () => undefined;
    writeValue = async (bytes: BufferSource) => {
      longest.push(bytes.byteLength);
      typed += new TextDecoder().decode(bytes);
      if (!typed.endsWith("\r")) return;
      const text = `${answers[typed.slice(0, -1)] ?? "OK"}\r\r>`;
      typed = "";
      for (const scrap of text.match(/[\s\S]{1,20}/g) ?? []) {
        this.value = new DataView(new TextEncoder().encode(scrap).buffer);
        this.dispatchEvent(new Event("characteristicvaluechanged"));
      }
    };
  }
  const own = new Characteristic();
  const device = Object.assign(new EventTarget(), {
    gatt: {
      connect: async () => ({
        getPrimaryService: (id: number) =>
          id === service
            ? Promise.resolve({ getCharacteristic: async () => own })
            : Promise.reject(new DOMException("No such service.", "NotFoundError")),
      }),
      disconnect: () => void device.dispatchEvent(new Event("gattserverdisconnected")),
    },
  });
  return { device, longest, bluetooth: { requestDevice: () => Promise.resolve(device) } };
}

describe("a Bluetooth adapter", () => {
  it("is found by its service and read, twenty bytes at a time at most", async () => {
    const { bluetooth, longest } = fakeDevice();
    const vehicle = await ElmVehicle.open(await openBluetooth(bluetooth));
    const { faults, unanswered } = await vehicle.read();
    expect([faults.map(({ code }) => code), unanswered]).toEqual([["P0401"], ["pending", "permanent"]]);
    expect(Math.max(...longest)).toBeLessThanOrEqual(20);
  });

  it("that goes out of reach is gone", async () => {
    const { bluetooth, device } = fakeDevice();
    const vehicle = await ElmVehicle.open(await openBluetooth(bluetooth));
    device.gatt.disconnect();
    expect(await vehicle.read().catch(faultOf)).toBe("gone");
  });

  it("of no known family cannot be opened", async () => {
    const { bluetooth } = fakeDevice(0x1234);
    expect(await openBluetooth(bluetooth).catch(faultOf)).toBe("unsupported");
  });
});
