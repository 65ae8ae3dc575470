import { sensorsOf, type AdasFacts } from "./rules";

const golf: AdasFacts = { vtype: "vl", make: "Volkswagen", registeredYm: 201603, builtFromYm: 201211 };
const namesOf = (facts: AdasFacts) => sensorsOf(facts).map(({ name }) => name);
const of = (facts: AdasFacts, wanted: string) => sensorsOf(facts).find(({ name }) => name === wanted);

describe("the sensors of a vehicle", () => {
  it("are those of its design, not of its last year: a Clio III of 2013 was drawn in 2005", () => {
    const clio = { ...golf, make: "Renault", registeredYm: 201305, builtFromYm: 200509 };
    expect(namesOf(clio)).toEqual(["frontUltrasonic", "rearUltrasonic"]);
  });

  it("come from the nose to the tail, earlier in the makes that lead", () => {
    expect(namesOf(golf)).toEqual([
      ...["frontUltrasonic", "frontRadar", "surroundFront", "frontCamera", "surroundLeft", "surroundRight"],
      ...["rearCornerLeft", "rearCornerRight", "rearCamera", "rearUltrasonic"],
    ]);
    const old = { ...golf, registeredYm: 201006, builtFromYm: 200906 };
    expect([namesOf(old).includes("frontRadar"), namesOf({ ...old, make: "BMW" }).includes("frontRadar")]).toEqual([
      ...[false, true],
    ]);
  });

  it("are asked for by law in cars from July 2024 on and in lorries from November 2015 on", () => {
    const law = (facts: AdasFacts) =>
      sensorsOf(facts)
        .filter(({ isLaw }) => isLaw)
        .map(({ name }) => name);
    expect(law({ ...golf, registeredYm: 202407 })).toEqual(["frontCamera"]);
    expect(law({ ...golf, registeredYm: 202406 })).toEqual([]);
    expect(namesOf({ ...golf, vtype: "pl", registeredYm: 201612 })).toEqual(["frontRadar", "frontCamera"]);
    expect(namesOf({ ...golf, vtype: "pl", registeredYm: 201412 })).toEqual([]);
  });

  it("are none on a motorcycle, on an old car, and on one of which no date is known", () => {
    expect(namesOf({ ...golf, vtype: "motos" })).toEqual([]);
    expect(namesOf({ ...golf, registeredYm: 196805, builtFromYm: 196709 })).toEqual([]);
    expect(namesOf({ ...golf, registeredYm: null, builtFromYm: null })).toEqual([]);
  });
});

describe("the marks of the drawing", () => {
  it("leave each other a finger's room, whatever a vehicle carries", () => {
    const all = sensorsOf({ vtype: "vl", make: "BMW", registeredYm: 202501, builtFromYm: 202401 });
    const marks = all.flatMap(({ name, at }) => at.map(([across, along]) => ({ name, x: across * 2, y: along * 4.2 })));
    expect(all).toHaveLength(12);
    const near = marks.flatMap((one, at) =>
      marks
        .slice(at + 1)
        .filter(({ x, y }) => Math.hypot(one.x - x, one.y - y) < 30)
        .map(({ name }) => [one.name, name]),
    );
    expect(near).toEqual([]);
  });
});

describe("calibration", () => {
  it("is standing, driving or either by make, and none for what tests itself", () => {
    expect(of(golf, "frontCamera")?.calibration).toBe("static");
    expect(of({ ...golf, make: "Ford" }, "frontCamera")?.calibration).toBe("dynamic");
    expect(of({ ...golf, make: "Peugeot" }, "frontRadar")?.calibration).toBe("staticOrDynamic");
    expect(of(golf, "rearUltrasonic")?.calibration).toBe("noCalibration");
    expect(of({ ...golf, make: "ŠKODA" }, "rearCamera")?.calibration).toBe("static");
  });
});
