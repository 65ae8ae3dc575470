import fc from "fast-check";
import { convert, quantities, unitsOf, type Quantity, type Unit } from "./units";

const of = (quantity: Quantity, value: number, unit: Unit, wanted: Unit) =>
  convert(quantity, value, unit)?.[wanted]?.toFixed(3);

it.each<[Quantity, number, Unit, Unit, string]>([
  ["torque", 100, "Nm", "lbfft", "73.756"],
  ["torque", 20, "kgfm", "Nm", "196.133"],
  ["pressure", 2.3, "bar", "psi", "33.359"],
  ["pressure", 230, "kPa", "bar", "2.300"],
  ["power", 81, "kW", "ch", "110.129"],
  ["power", 100, "hp", "kW", "74.570"],
  ["consumption", 5, "l100", "mpgUk", "56.496"],
  ["consumption", 40, "mpgUs", "l100", "5.880"],
  ["consumption", 5, "l100", "kml", "20.000"],
  ["length", 1, "inch", "mm", "25.400"],
  ["volume", 1, "galUs", "qtUs", "4.000"],
  ["mass", 1000, "lb", "kg", "453.592"],
  ["speed", 70, "mph", "kmh", "112.654"],
  ["temperature", 100, "C", "F", "212.000"],
  ["temperature", -40, "F", "C", "-40.000"],
])("%s: %p %s in %s is %s", (quantity, value, unit, wanted, told) =>
  expect(of(quantity, value, unit, wanted)).toBe(told),
);

it("what is converted there and back is what it was", () => {
  const any = fc.constantFrom(...quantities).chain((quantity) =>
    fc.record({
      quantity: fc.constant(quantity),
      from: fc.constantFrom<Unit>(...unitsOf[quantity]),
      to: fc.constantFrom<Unit>(...unitsOf[quantity]),
      value: fc.double({ min: 0.01, max: 1e6, noNaN: true }),
    }),
  );
  fc.assert(
    fc.property(any, ({ quantity, from, to, value }) => {
      const there = convert(quantity, value, from)?.[to] ?? Number.NaN;
      const back = convert(quantity, there, to)?.[from] ?? Number.NaN;
      expect(Math.abs(back - value) / value).toBeLessThan(1e-9);
    }),
  );
});

it.each<[Quantity, number, Unit]>([
  ["consumption", 0, "l100"],
  ["consumption", -1, "mpgUk"],
  ["temperature", -300, "C"],
  ["temperature", -460, "F"],
  ["mass", -1, "kg"],
  ["length", Number.NaN, "mm"],
  ["power", Number.POSITIVE_INFINITY, "kW"],
])("no %s is %p %s", (quantity, value, unit) => expect(convert(quantity, value, unit)).toBeNull());

it("a torque may turn the other way, and a pressure be one of suction", () => {
  expect([of("torque", -10, "Nm", "Nm"), of("pressure", -0.8, "bar", "kPa")]).toEqual(["-10.000", "-80.000"]);
});
