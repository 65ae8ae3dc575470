import { clocksApartMs, isCurrent, linkLifetimeMs } from "./rules";

const now = 1_790_000_000_000;

describe("isCurrent", () => {
  it.each([now, now - 1, now - linkLifetimeMs, now + clocksApartMs])("takes %p", (time) => {
    expect(isCurrent(String(time), now)).toBe(true);
  });
  it.each([
    String(now + clocksApartMs + 1),
    String(now - linkLifetimeMs - 1),
    String(now).slice(1),
    `${now}0`,
    `0${String(now).slice(1)}`,
    ` ${String(now).slice(1)}`,
    "1.79000000e12",
    "0x1a0c4e2b4c00",
    "١٧٩٠٠٠٠٠٠٠٠٠٠",
    "",
  ])("refuses %p", (timestamp) => {
    expect(isCurrent(timestamp, now)).toBe(false);
  });
});
