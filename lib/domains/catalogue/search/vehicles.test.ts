import fc from "fast-check";
import { compactKey } from "@/lib/shared/compact";
import { vehicleIn } from "./vehicles";

const read = (text: string) => {
  const { vehicles, rest } = vehicleIn(text);
  return [vehicles.map((one) => (one.kind === "vin" ? one.vin : one.plate.display)), rest];
};

describe("the vehicle of a text", () => {
  it.each([
    ["AB-123-CD", ["AB-123-CD", "AB 123 CD"], ""],
    ["VF1BR1H0H40123456", ["VF1BR1H0H40123456"], ""],
    ["vf1 br1h0h 40123456", ["VF1BR1H0H40123456"], ""],
    ["plaquettes AB-123-CD", ["AB-123-CD", "AB 123 CD"], "plaquettes"],
    ["ab 123 cd plaquettes de frein", ["AB-123-CD", "AB 123 CD"], "plaquettes de frein"],
    ["disque 1234 AB 75 avant", ["1234 AB 75"], "disque avant"],
    ["filtre VF1BR1H0H40123456", ["VF1BR1H0H40123456"], "filtre"],
  ])("%j: %j beside %j", (text, vehicles, rest) => {
    expect(read(text)).toEqual([vehicles, rest]);
  });

  it.each([
    "plaquettes clio 3",
    "huile 5w30 bosch",
    "pneu 195R14",
    "plaquettes de 307 cc",
    "0 986 494 104",
    "TRW GDB1593",
    "renault 7701207339",
    "AB-I23-CD plaquettes",
    "L358A",
    "",
  ])("%j holds none", (text) => {
    expect(vehicleIn(text)).toEqual({ vehicles: [], rest: text, typed: "" });
  });

  it("is found beside any words, and nothing else is taken away", () => {
    const word = fc.constantFrom("plaquettes", "disque", "bosch", "filtre", "avant");
    fc.assert(
      fc.property(fc.array(word, { maxLength: 4 }), fc.array(word, { maxLength: 4 }), (before, after) => {
        const { vehicles, rest } = vehicleIn([...before, "FB-704-KX", ...after].join(" "));
        expect(vehicles[0]).toMatchObject({ plate: { display: "FB-704-KX" } });
        expect(rest).toBe([...before, ...after].join(" "));
      }),
    );
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
        const { vehicles, rest } = vehicleIn(text);
        expect(vehicles.length > 0 || compactKey(text.slice(0, 200)).startsWith(compactKey(rest))).toBe(true);
      }),
    );
  });
});
