import { codeOf, readinessIn } from "./decode";
import { ElmProblem } from "./elm-line";
import { demonstrationAdapter, fakeAdapter, type FakeAnswers } from "./fake-adapter";
import { ElmVehicle, type ReadingStep } from "./read-vehicle";

const can: FakeAnswers = {
  ATZ: "ELM327 v1.5",
  "0100": "SEARCHING...\r7E8064100BE3FA813",
  ATDPN: "A6",
  "0101": "7E806410182076500",
  "03": "7E80643020301" + "0420\r7E9044301C031",
  "07": "7E804470120EE",
  "0A": "NO DATA",
  "0902": "7E81014490201564631\r7E82142523148304834\r7E82230313233343536",
};
const readWith = async (answers: FakeAnswers) => (await ElmVehicle.open(fakeAdapter({ answers }))).read();
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => "no fault",
    (problem: unknown) => (problem instanceof ElmProblem ? problem.fault : String(problem)),
  );

describe("a vehicle behind an adapter", () => {
  it("tells VIN, codes of several units in each state, lamp and self-tests", async () => {
    const { vin, faults, unanswered, readiness, protocol } = await readWith(can);
    expect([vin, protocol, unanswered]).toEqual(["VF1BR1H0H40123456", "A6", ["permanent"]]);
    expect(faults).toEqual([
      { code: "P0301", state: "stored", unit: "7E8" },
      { code: "P0420", state: "stored", unit: "7E8" },
      { code: "U0031", state: "stored", unit: "7E9" },
      { code: "P20EE", state: "pending", unit: "7E8" },
    ]);
    expect(readiness).toMatchObject({ mil: true, count: 2 });
  });

  it("of an older bus answers in lines with a sum, each with its service", async () => {
    const old = {
      ...{ ATZ: "ELM327 v1.5", "0100": "BUS INIT: ...OK\r486B104100BE3EA81177", ATDPN: "A3" },
      ...{ "03": "486B1043030104200171AA\r486B1043013300000000BB", "07": "NO DATA", "0A": "?", "0902": "NO DATA" },
      "0101": "486B104101000665007E",
    };
    const { vin, faults } = await readWith(old);
    expect([vin, faults.map(({ code }) => code)]).toEqual([null, ["P0301", "P0420", "P0171", "P0133"]]);
  });

  it("with addresses of 29 bits tells its codes too", async () => {
    const answers = {
      ...can,
      ATDPN: "A7",
      "0100": "18DAF110064100BE3FA813",
      "03": "18DAF1100443010299",
      "0902": "NO DATA",
    };
    expect((await readWith(answers)).faults[0]).toEqual({ code: "P0299", state: "stored", unit: "18DAF110" });
  });

  it("without a code says so, and tells what nobody answered apart from it", async () => {
    const clean = { ...can, "03": "7E8024300", "07": "7E8024700", "0A": "NO DATA" };
    expect(await readWith(clean)).toMatchObject({ faults: [], unanswered: ["permanent"] });
  });

  it.each([
    ["refuses", "7E8037F0312", []],
    ["says something else", "HELLO", []],
    ["says nothing", "", []],
    ["stops before its last code", "7E80643020301", ["P0301"]],
    ["stops within several frames", "7E8100A430403010420\r7E9044301C031", ["P0301", "P0420", "U0031"]],
  ])("that %s tells what it said, and never that there is no further code", async (_, said, codes) => {
    const { faults, unanswered } = await readWith({ ...can, "03": said });
    expect([faults.filter(({ state }) => state === "stored").map(({ code }) => code), unanswered]).toEqual([
      codes,
      ["stored", "permanent"],
    ]);
  });

  it("of which one unit refuses and another answers has answered", async () => {
    const { faults, unanswered } = await readWith({ ...can, "03": "7E80443010301\r7E9037F0312" });
    expect([faults[0]?.code, unanswered]).toEqual(["P0301", ["permanent"]]);
  });

  it("is read in steps, in their order", async () => {
    const steps: ReadingStep[] = [];
    const vehicle = await ElmVehicle.open(fakeAdapter({ answers: can }), (step) => steps.push(step));
    await vehicle.read((step) => steps.push(step));
    expect(steps).toEqual(["adapter", "vehicle", "vin", "faults", "readiness"]);
  });
});

describe("what goes wrong", () => {
  it.each([
    ["the ignition is off", { ...can, "0100": "SEARCHING...\rUNABLE TO CONNECT" }, "no-vehicle"],
    ["nobody is on the bus", { ...can, "0100": "NO DATA" }, "no-vehicle"],
    ["the bus fails", { ...can, "0100": "CAN ERROR" }, "bus"],
    ["the bus fails in the middle", { ...can, "03": "CAN ERROR" }, "bus"],
    ["the older bus cannot be woken", { ...can, "0100": "BUS INIT: ...ERROR" }, "bus"],
    ["the ignition goes off in the middle", { ...can, "07": "UNABLE TO CONNECT" }, "no-vehicle"],
    ["the adapter understands nothing", { ...can, ATZ: "?", "0100": "?" }, "not-understood"],
    ["the adapter does not know the codes", { ...can, "03": "?" }, "not-understood"],
    ["the adapter is pulled out at once", { ...can, ATZ: "gone" }, "gone"],
    ["the adapter is pulled out in the middle", { ...can, "07": "gone" }, "gone"],
  ] as const)("when %s is told as %s", async (_, answers, fault) => {
    expect(await faultOf(readWith(answers))).toBe(fault);
  });

  it.each([
    ["at all", { ATZ: null, ATI: null }],
    ["in the middle", { "03": null }],
  ])("is no word from an adapter that never answers %s", async (_, answers) => {
    jest.useFakeTimers();
    const told = faultOf(readWith({ ...can, ...answers }));
    await jest.advanceTimersByTimeAsync(12_000);
    expect(await told).toBe("silent");
    jest.useRealTimers();
  });

  it("is no failure where a cheap adapter knows no convenience, or an old vehicle no permanent codes", async () => {
    const { faults } = await readWith({ ...can, ATAT1: "?", ATL0: "?", "0A": "?" });
    expect(faults).toHaveLength(4);
  });
});

describe("clearing", () => {
  it("empties the memory; permanent codes stay until the vehicle has seen for itself", async () => {
    const vehicle = await ElmVehicle.open(demonstrationAdapter());
    const before = await vehicle.read();
    expect(before.faults.map(({ code, state }) => `${code} ${state}`)).toEqual([
      ...["P0401 stored", "P0299 stored", "U0100 pending", "P0401 permanent"],
    ]);
    expect(await vehicle.isRunning()).toBe(false);
    await vehicle.clear();
    const after = await vehicle.read();
    expect(after.faults.map(({ code, state }) => `${code} ${state}`)).toEqual(["P0401 permanent"]);
    expect(after.readiness?.monitors.every(({ ready }) => !ready)).toBe(true);
  });

  it("is refused by a unit that says so, and a running engine is told", async () => {
    const vehicle = await ElmVehicle.open(
      fakeAdapter({ answers: { ...can, "04": "7E8037F0422", "010C": "7E804410C0C80" } }),
    );
    expect(await vehicle.isRunning()).toBe(true);
    expect(await faultOf(vehicle.clear())).toBe("refused");
  });

  it("knows of no engine where the vehicle does not say", async () => {
    const vehicle = await ElmVehicle.open(fakeAdapter({ answers: { ...can, "010C": "NO DATA" } }));
    expect(await vehicle.isRunning()).toBeNull();
  });
});

describe("bytes", () => {
  it.each([
    [0x03, 0x01, "P0301"],
    [0x20, 0xee, "P20EE"],
    [0xc1, 0x00, "U0100"],
    [0x40, 0x35, "C0035"],
    [0x92, 0x34, "B1234"],
  ])("%d %d are the code %s", (high, low, code) => {
    expect(codeOf(high, low)).toBe(code);
  });

  it("of the self-tests differ between spark and compression", () => {
    const names = (bytes: number[]) => readinessIn(bytes)?.monitors.map(({ name, ready }) => `${name} ${ready}`);
    expect(names([0x41, 0x01, 0x82, 0x07, 0x65, 0x01])).toEqual([
      ...["misfire true", "fuel true", "components true"],
      ...["catalyst false", "evaporation true", "oxygenSensor true", "oxygenHeater true"],
    ]);
    expect(names([0x41, 0x01, 0x00, 0x6e, 0xe9, 0x80])).toEqual([
      ...["fuel false", "components false"],
      ...["nmhcCatalyst true", "boost true", "exhaustSensor true", "particleFilter true", "egr false"],
    ]);
  });
});
