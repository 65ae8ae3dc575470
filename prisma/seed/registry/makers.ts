/** Where a make's European builds carry the model year: position 10, position 11 (Ford), or nowhere. */
type YearSign = 10 | 11 | null;

export interface Maker {
  /** World manufacturer identifiers by the year from which they are used. */
  wmi: readonly [from: number, code: string][];
  yearSign: YearSign;
  /** How often the make is met on French roads. */
  share: number;
}

const maker = (share: number, yearSign: YearSign, ...codes: string[]): Maker => ({
  share,
  yearSign,
  wmi: codes.map((text) => {
    const [code = "", from = "0"] = text.split(" ");
    return [Number(from), code];
  }),
});

/** The makes of the demonstration registry with the identifiers of their European factories. */
export const MAKERS: Readonly<Record<string, Maker>> = {
  Renault: maker(90, null, "VF1"),
  Peugeot: maker(75, null, "VF3", "VR3 2016"),
  Citroën: maker(60, null, "VF7", "VR7 2016"),
  Dacia: maker(30, null, "UU1"),
  DS: maker(8, 10, "VR1"),
  Volkswagen: maker(45, 10, "WVW"),
  Audi: maker(22, 10, "WAU"),
  Seat: maker(12, 10, "VSS"),
  Škoda: maker(12, 10, "TMB"),
  BMW: maker(20, null, "WBA"),
  Mini: maker(8, null, "WMW"),
  "Mercedes-Benz": maker(20, null, "WDB", "WDD 2006", "W1K 2019"),
  Smart: maker(5, null, "WME"),
  Opel: maker(20, 10, "W0L", "W0V 2017"),
  Ford: maker(25, 11, "WF0"),
  Fiat: maker(20, null, "ZFA"),
  "Alfa Romeo": maker(4, null, "ZAR"),
  Toyota: maker(22, null, "VNK"),
  Nissan: maker(15, null, "SJN"),
  Honda: maker(4, 10, "SHH"),
  Mazda: maker(4, null, "JMZ"),
  Suzuki: maker(6, null, "TSM"),
  Hyundai: maker(10, 10, "TMA"),
  Kia: maker(10, 10, "U5Y"),
  Volvo: maker(6, 10, "YV1"),
  "Land Rover": maker(4, 10, "SAL"),
  Porsche: maker(2, 10, "WP0"),
  Tesla: maker(5, 10, "LRW", "XP7 2023"),
};

/** Makers of motorcycles and heavy vehicles. */
export const SPECIAL_MAKERS: Readonly<Record<"motos" | "pl", Readonly<Record<string, Maker>>>> = {
  motos: {
    Yamaha: maker(1, null, "JYA"),
    Honda: maker(1, 10, "JH2"),
    BMW: maker(1, null, "WB1"),
    Suzuki: maker(1, null, "JS1"),
    Kawasaki: maker(1, null, "JKA"),
    Ducati: maker(1, null, "ZDM"),
    Triumph: maker(1, null, "SMT"),
    KTM: maker(1, null, "VBK"),
  },
  pl: {
    "Renault Trucks": maker(1, null, "VF6"),
    Iveco: maker(1, null, "ZCF"),
    MAN: maker(1, null, "WMA"),
    DAF: maker(1, null, "XLR"),
    Scania: maker(1, null, "YS2"),
    "Volvo Trucks": maker(1, 10, "YV2"),
    "Mercedes-Benz": maker(1, null, "WDB", "W1T 2019"),
  },
};
