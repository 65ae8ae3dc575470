import { modelBody, readNameOrId } from "./rules";

describe("modelBody", () => {
  const drawn = (name: string, body: string | null = null, vtype: "vl" | "motos" | "pl" | "classic" = "vl") =>
    modelBody({ name, vtype, body });

  it("goes by kind first, whatever the name says", () => {
    expect(drawn("Golf I GTI", null, "classic")).toBe("classic");
    expect(drawn("MT-07", null, "motos")).toBe("motorcycle");
    expect(drawn("Master", "BREAK", "pl")).toBe("truck");
  });

  it("then by the body that its versions carry", () => {
    expect(drawn("X", "TS TERRAINS/CHEMINS")).toBe("suv");
    expect(drawn("X", "COMBISPACE")).toBe("van");
    expect(drawn("Clio III", "BREAK")).toBe("estate");
    expect(drawn("Clio V", "BERLINE")).toBe("hatchback");
  });

  it.each([
    ["Clio III", "hatchback"],
    ["Trafic II", "van"],
    ["3008 I", "suv"],
    ["308 II", "hatchback"],
    ["Classe E (W212)", "saloon"],
    ["911 (997)", "coupe"],
    ["308 CC", "convertible"],
    ["Scénic III", "hatchback"],
  ])("then by its name: %s is a %s", (name, body) => expect(drawn(name)).toBe(body));
});

describe("readNameOrId", () => {
  it("reads a number of ours beside the name", () => {
    expect(readNameOrId("206")).toEqual({ name: "206", norm: "206", id: 206 });
    expect(readNameOrId("Citroën")).toEqual({ name: "Citroën", norm: "CITROEN", id: null });
  });

  it.each(["0", "-1", "2147483648", "99999999999999999999", "1e3", "0x10"])("takes %s for no number", (text) =>
    expect(readNameOrId(text).id).toBeNull(),
  );

  it("drops what no name holds and cuts what is too long", () => {
    expect(readNameOrId("\u202eRe\u0000nault ").name).toBe("Renault");
    expect(readNameOrId("x".repeat(5000)).name).toHaveLength(100);
  });
});
