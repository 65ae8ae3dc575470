export interface AddedVehicle {
  ktype: number;
  make: string;
  model: string;
  vtype: "motos" | "pl" | "classic" | "vl";
  name: string;
  p3: string;
  ccm: number | null;
  kw: number;
  hp: number;
  codes: string[];
  fromYm: number;
  toYm: number | null;
  ntypnr?: number;
}

type Row = [number, string, string, string, number, number, number, string[], number, number | null];

const rows = (vtype: AddedVehicle["vtype"], p3: string, list: readonly Row[]): AddedVehicle[] =>
  list.map(([ktype, make, model, name, ccm, kw, hp, codes, fromYm, toYm], i) => ({
    ktype,
    make,
    model,
    vtype,
    name,
    p3,
    ccm,
    kw,
    hp,
    codes,
    fromYm,
    toYm,
    ...(vtype === "pl" ? { ntypnr: 900_001 + i } : {}),
  }));

/** Vehicles that the version table lacks: motorcycles, heavy vehicles and classics. */
export const ADDED_VEHICLES: readonly AddedVehicle[] = [
  ...rows("classic", "ES", [
    [1_010_001, "Citroën", "DS", "DS 21", 2175, 80, 109, ["DX2"], 196509, 197204],
    [1_010_010, "Citroën", "2CV", "2CV 6", 602, 21, 29, ["A06/635"], 197002, 199007],
    [1_010_011, "Renault", "4", "4 GTL 1.1", 1108, 25, 34, ["C1E"], 197801, 199412],
    [1_010_012, "Renault", "5", "5 Alpine 1.4", 1397, 68, 93, ["A5L"], 197603, 198412],
    [1_010_013, "Peugeot", "504", "504 2.0 GL", 1971, 69, 93, ["XN1"], 196809, 198312],
    [1_010_014, "Peugeot", "205 GTI", "205 GTI 1.9", 1905, 94, 128, ["XU9JA"], 198612, 199404],
    [1_010_015, "Volkswagen", "Coccinelle", "Coccinelle 1300", 1285, 32, 44, ["AB"], 196508, 197807],
    [1_010_016, "Volkswagen", "Golf I GTI", "Golf GTI 1.8", 1781, 82, 112, ["DX"], 198208, 198312],
    [1_010_017, "Fiat", "500 Nuova", "500 L", 499, 13, 18, ["110F"], 196807, 197208],
    [1_010_018, "Mercedes-Benz", "W123", "230 E", 2299, 100, 136, ["M102.980"], 198009, 198511],
    [1_010_019, "BMW", "2002", "2002 tii", 1990, 96, 130, ["M10"], 197109, 197512],
    [1_010_020, "Porsche", "911 Classic", "911 2.7 S", 2687, 129, 175, ["911.42"], 197308, 197707],
  ]),
  ...rows("motos", "ES", [
    [1_010_002, "Yamaha", "MT-07", "MT-07 700", 689, 55, 75, ["M402E"], 201401, null],
    [1_010_030, "Yamaha", "XMAX 300", "XMAX 300", 292, 21, 28, ["H335E"], 201701, null],
    [1_010_031, "Yamaha", "TMAX 560", "TMAX 560", 562, 35, 48, ["J419E"], 201911, null],
    [1_010_032, "Honda", "CB 500 F", "CB 500 F", 471, 35, 48, ["PC63E"], 201301, null],
    [1_010_033, "Honda", "Africa Twin", "CRF 1100 L Africa Twin", 1084, 75, 102, ["SD08E"], 201911, null],
    [1_010_034, "BMW", "R 1250 GS", "R 1250 GS", 1254, 100, 136, ["A74B12M"], 201809, 202308],
    [1_010_035, "Suzuki", "V-Strom 650", "DL 650 V-Strom", 645, 52, 71, ["P511"], 201701, null],
    [1_010_036, "Kawasaki", "Z900", "Z 900", 948, 92, 125, ["ZR900BE"], 201701, null],
    [1_010_037, "Ducati", "Monster", "Monster 821", 821, 80, 109, ["ZDM821"], 201401, 202012],
    [1_010_038, "Triumph", "Street Triple", "Street Triple 765 R", 765, 87, 118, ["BH765"], 201701, null],
    [1_010_039, "KTM", "Duke 390", "Duke 390", 373, 32, 44, ["KTM390"], 201301, 202309],
  ]),
  ...rows("pl", "GO", [
    [1_010_003, "Renault Trucks", "T", "T 480", 12_777, 353, 480, ["DTI 13"], 201306, null],
    [1_010_040, "Renault Trucks", "Midlum", "Midlum 220.12", 7146, 162, 220, ["DXi 7"], 200604, 201312],
    [1_010_041, "Renault Trucks", "D", "D 240", 5132, 177, 240, ["DTI 5"], 201306, null],
    [1_010_042, "Iveco", "Eurocargo", "Eurocargo 120 E 25", 5880, 185, 252, ["F4AE3681"], 200801, 201512],
    [1_010_043, "Iveco", "Stralis", "Stralis AS 440 S 46", 11_118, 338, 460, ["F3HFE611"], 201301, 201912],
    [1_010_044, "MAN", "TGX", "TGX 18.460", 12_419, 338, 460, ["D2676"], 201401, 202012],
    [1_010_045, "DAF", "XF", "XF 480 FT", 12_902, 355, 483, ["MX-13"], 201706, null],
    [1_010_046, "Scania", "R", "R 450", 12_742, 331, 450, ["DC13"], 201308, null],
    [1_010_047, "Volvo Trucks", "FH", "FH 460", 12_777, 338, 460, ["D13K"], 201301, null],
    [1_010_048, "Mercedes-Benz", "Actros", "Actros 1845", 12_809, 330, 449, ["OM471"], 201107, null],
  ]),
];
