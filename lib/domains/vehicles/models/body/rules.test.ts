import { modelBodies, modelBody, type ModelBody } from "./rules";

describe("modelBody", () => {
  const drawn = (name: string, body: string | null = null, vtype: "vl" | "motos" | "pl" | "classic" = "vl") =>
    modelBody({ name, vtype, body });

  it("goes by kind first, whatever the name says", () => {
    expect(drawn("Simca 1000", null, "classic")).toBe("classic");
    expect(drawn("Golf I GTI", null, "classic")).toBe("three-door");
    expect(drawn("MT-07", null, "motos")).toBe("motorcycle");
    expect(drawn("TMAX 560", null, "motos")).toBe("scooter");
    expect(drawn("Master", "BREAK", "pl")).toBe("truck");
    expect(drawn("T", null, "pl")).toBe("tractor");
  });

  it("then by a family that has one shape, then by the body that its versions carry", () => {
    expect(drawn("911 (991)", "CABRIOLET")).toBe("sport");
    expect(drawn("X", "TS TERRAINS/CHEMINS")).toBe("suv");
    expect(drawn("X", "COMBISPACE")).toBe("leisure");
    expect(drawn("Mégane III", "BREAK")).toBe("estate");
    expect(drawn("Mégane IV", "BERLINE")).toBe("hatchback");
    expect(drawn("Touareg III", "TS TERRAINS/CHEMINS")).toBe("large-suv");
    expect(drawn("Série 3 (G20)", "BREAK")).toBe("saloon");
  });

  it.each<[string, ModelBody]>([
    ["Clio III", "supermini"],
    ["Golf VII", "hatchback"],
    ["Twingo II", "city"],
    ["Fortwo (451)", "micro"],
    ["500 (312)", "fiat-500"],
    ["500L", "mpv"],
    ["500X", "suv"],
    ["Mini (F56)", "mini"],
    ["Coccinelle", "beetle"],
    ["New Beetle", "beetle"],
    ["2CV", "2cv"],
    ["DS", "ds"],
    ["DS 3", "three-door"],
    ["DS 7 Crossback", "suv"],
    ["Kangoo II", "leisure"],
    ["Trafic II", "van"],
    ["Master III", "large-van"],
    ["Transit", "large-van"],
    ["Transit Custom", "van"],
    ["Caravelle (T5)", "minibus"],
    ["California", "convertible"],
    ["3008 I", "suv"],
    ["Arkana", "suv-coupe"],
    ["X6 (E71)", "suv-coupe"],
    ["X5 (E70)", "large-suv"],
    ["Mégane II", "hatchback"],
    ["2 (DE)", "supermini"],
    ["Range Rover III", "large-suv"],
    ["Defender I", "off-road"],
    ["Land Cruiser (J15)", "off-road"],
    ["Hilux", "pickup"],
    ["308 II", "hatchback"],
    ["308 CC", "convertible"],
    ["MX-5 (NC)", "roadster"],
    ["911 (997)", "sport"],
    ["A5 (8T)", "fastback"],
    ["Model 3", "fastback"],
    ["Classe E (W212)", "saloon"],
    ["Classe B (W246)", "mpv"],
    ["TT (8J)", "coupe"],
    ["V70 III", "estate"],
    ["Scénic III", "mpv"],
    ["Octavia II", "saloon"],
  ])("%s is drawn as %s", (name, body) => expect(drawn(name)).toBe(body));

  it("names each style once", () => expect(new Set(modelBodies).size).toBe(modelBodies.length));
});
