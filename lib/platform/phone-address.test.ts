import { phoneOriginOf } from "./phone-address";

const info = (address: string, internal = false) =>
  ({ address, internal, family: "IPv4", netmask: "", mac: "", cidr: null }) as const;
const plain = { configured: "http://localhost:3000", host: "0.0.0.0", port: 3000 };
const networks = {
  lo: [info("127.0.0.1", true)],
  docker0: [info("172.17.0.1")],
  eth0: [info("10.0.0.7")],
  wlan0: [info("192.168.1.20")],
};

it("is the configured address, wherever that opens", () => {
  expect(phoneOriginOf({ ...plain, networks, configured: "https://garage.example.com" })).toEqual({
    origin: "https://garage.example.com",
    reach: "anywhere",
  });
  expect(phoneOriginOf({ ...plain, networks, configured: "http://192.168.1.5:3000" }).reach).toBe("network");
  expect(phoneOriginOf({ ...plain, networks, configured: "http://comptoir:3000" }).reach).toBe("network");
});

it("is this machine's in the workshop's network after a plain start, never localhost", () => {
  expect(phoneOriginOf({ ...plain, networks })).toEqual({ origin: "http://192.168.1.20:3000", reach: "network" });
  expect(phoneOriginOf({ ...plain, networks: { eth0: networks.eth0 } }).origin).toBe("http://10.0.0.7:3000");
  for (const configured of ["http://127.0.0.1:3000", "http://[::1]:3000", "http://etabli.localhost:3000"])
    expect(phoneOriginOf({ ...plain, configured, networks }).origin).toBe("http://192.168.1.20:3000");
});

it("says when there is none", () => {
  const { lo, docker0 } = networks;
  expect(phoneOriginOf({ ...plain, networks: { lo, docker0 } }).reach).toBe("nowhere");
  expect(phoneOriginOf({ ...plain, networks, host: "127.0.0.1" }).reach).toBe("nowhere");
});
