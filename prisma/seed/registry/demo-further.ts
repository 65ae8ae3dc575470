import type { Registration } from "./registration";

export const fiat500: Registration = {
  ...{
    country: "IT",
    plate: "EX123YZ",
    vin: "ZFA31200000123456",
    make: "Fiat",
    model: "500",
    version: "1.2 69",
    type: "312AXA1A",
  },
  ...{ energy: "ES", genre: "VP", body: "CI", doors: 3, seats: 4, colour: "ROUGE", firstRegistration: "2014-05-12" },
  ...{
    ccm: 1242,
    kw: 51,
    hp: 69,
    co2: 113,
    cylinders: 4,
    engineCode: "169A4.000",
    turbo: false,
    injection: "indirect",
  },
  ...{
    drive: "front",
    gearbox: "manual",
    gears: 5,
    emptyKg: 940,
    grossKg: 1305,
    euro: "715/2007*630/2012J",
    ktype: 1_003_993,
  },
};

export const octavia: Registration = {
  ...{
    country: "CH",
    plate: "ZH123456",
    vin: "TMBJJ7NE3G0123456",
    make: "Škoda",
    model: "Octavia III",
    version: "2.0 TDI 150",
  },
  ...{
    energy: "GO",
    genre: "VP",
    body: "BREAK",
    doors: 5,
    seats: 5,
    colour: "BLEU FONCE",
    firstRegistration: "2016-02-08",
  },
  ...{
    ccm: 1968,
    kw: 110,
    hp: 150,
    co2: 115,
    cylinders: 4,
    engineCode: "CKFC",
    turbo: true,
    injection: "direct",
    drive: "front",
  },
  ...{ gearbox: "manual", gears: 6, emptyKg: 1395, grossKg: 1960, euro: "715/2007*136/2014W", ktype: 1_002_206 },
};

export const transporter: Registration = {
  ...{ country: "CH", plate: "ZH123456", vin: "WV1ZZZ7HZGH123456", make: "Volkswagen", model: "Transporter T6" },
  ...{ version: "2.0 TDI 150", energy: "GO", genre: "CTTE", body: "FOURGON", doors: 4, seats: 3, colour: "BLANC" },
  ...{
    firstRegistration: "2016-06-15",
    ccm: 1968,
    kw: 110,
    hp: 150,
    co2: 170,
    cylinders: 4,
    turbo: true,
    injection: "direct",
  },
  ...{ drive: "front", gearbox: "manual", gears: 6, emptyKg: 1980, grossKg: 3000, ktype: 1_001_558 },
};

export const renaultT: Registration = {
  ...{
    country: "FR",
    plate: "GA111PL",
    vin: "VF611A367MD123456",
    make: "Renault Trucks",
    model: "T",
    version: "T 480",
    energy: "GO",
  },
  ...{
    genre: "TRR",
    seats: 2,
    colour: "BLANC",
    firstRegistration: "2021-09-13",
    certificateDate: "2021-09-13",
    ccm: 12_777,
  },
  ...{ kw: 353, hp: 480, cylinders: 6, engineCode: "DTI 13", turbo: true, injection: "direct", drive: "rear" },
  ...{ gearbox: "automatic", gears: 12, emptyKg: 7700, grossKg: 19_000, trainKg: 44_000, euro: "EURO VI" },
  ...{ ktype: 1_010_003, ntypnr: 900_001, siren: "529813743" },
};

export const mt07: Registration = {
  ...{
    country: "FR",
    plate: "GB222MT",
    vin: "JYARM321000123456",
    make: "Yamaha",
    model: "MT-07",
    version: "MT-07 700",
    energy: "ES",
  },
  ...{
    genre: "MTT2",
    body: "SOLO",
    seats: 2,
    colour: "BLEU",
    firstRegistration: "2021-10-04",
    certificateDate: "2021-10-04",
  },
  ...{ ccm: 689, kw: 54, hp: 73, fiscalHp: 7, cylinders: 2, engineCode: "M402E", turbo: false, injection: "indirect" },
  ...{ gearbox: "manual", gears: 6, emptyKg: 184, grossKg: 355, euro: "EURO5", ktype: 1_010_002 },
};
