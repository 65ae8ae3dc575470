import type { Transport } from "@/lib/shared/obd/elm-line";

/** What we use of a characteristic, a server and a device of Web Bluetooth. */
interface Characteristic extends EventTarget {
  readonly value?: DataView;
  startNotifications(): Promise<unknown>;
  writeValue(bytes: BufferSource): Promise<void>;
}
interface Service {
  getCharacteristic(id: number): Promise<Characteristic>;
}
interface Device extends EventTarget {
  readonly gatt?: {
    connect(): Promise<{ getPrimaryService(id: number): Promise<Service> }>;
    disconnect(): void;
  };
}
export interface Bluetooth {
  requestDevice(options: { filters: { services: number[] }[]; optionalServices: number[] }): Promise<Device>;
}

/** The two families of adapters: by service, the characteristic that tells and the one that is told. */
const families = [
  { service: 0xfff0, tells: 0xfff1, isTold: 0xfff2 },
  { service: 0xffe0, tells: 0xffe1, isTold: 0xffe1 },
];
const longestWrite = 20;

/** A Bluetooth Low Energy adapter that the reader chooses. */
export async function openBluetooth(bluetooth: Bluetooth): Promise<Transport> {
  const services = families.map(({ service }) => service);
  const filters = services.map((service) => ({ services: [service] }));
  const device = await bluetooth.requestDevice({ filters, optionalServices: services });
  if (!device.gatt) throw new DOMException("The device has no server.", "NetworkError");
  const server = await device.gatt.connect();
  const [tells, isTold] = await characteristicsOf(server);
  const scraps: (string | null)[] = [];
  const readers: ((scrap: string | null) => void)[] = [];
  const give = (scrap: string | null) => {
    const reader = readers.shift();
    if (reader) reader(scrap);
    else scraps.push(scrap);
  };
  const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
  tells.addEventListener("characteristicvaluechanged", () => {
    if (tells.value) give(decoder.decode(tells.value, { stream: true }));
  });
  device.addEventListener("gattserverdisconnected", () => give(null));
  await tells.startNotifications();
  return {
    write: async (text) => {
      const bytes = encoder.encode(text);
      for (let at = 0; at < bytes.length; at += longestWrite)
        await isTold.writeValue(bytes.slice(at, at + longestWrite));
    },
    read: () => {
      const scrap = scraps.shift();
      return scrap === undefined ? new Promise((told) => readers.push(told)) : Promise.resolve(scrap);
    },
    close: () => Promise.resolve(device.gatt?.disconnect()),
  };
}

async function characteristicsOf(server: {
  getPrimaryService(id: number): Promise<Service>;
}): Promise<[Characteristic, Characteristic]> {
  for (const { service, tells, isTold } of families) {
    const found = await server.getPrimaryService(service).catch(() => null);
    if (found) return [await found.getCharacteristic(tells), await found.getCharacteristic(isTold)];
  }
  throw new DOMException("No adapter is known by these services.", "NotSupportedError");
}
