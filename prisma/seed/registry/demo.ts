import { fiat500, mt07, octavia, renaultT, transporter } from "./demo-further";
import type { Registration } from "./registration";

const clio: Registration = {
  ...{
    country: "FR",
    plate: "AB123CD",
    vin: "VF1BR1H0H40123456",
    make: "Renault",
    model: "Clio III",
    version: "1.5 dCi 85",
  },
  ...{
    type: "MRE5202E1234",
    cnit: "MRE5202E1234",
    energy: "GO",
    genre: "VP",
    body: "CI",
    doors: 5,
    seats: 5,
    volumes: 2,
  },
  ...{ colour: "GRIS CLAIR", firstRegistration: "2007-03-14", certificateDate: "2019-06-03" },
  ...{
    ccm: 1461,
    kw: 63,
    hp: 85,
    fiscalHp: 5,
    co2: 117,
    cylinders: 4,
    engineCode: "K9K 766",
    turbo: true,
    injection: "direct",
  },
  ...{
    drive: "front",
    gearbox: "manual",
    gears: 5,
    emptyKg: 1165,
    grossKg: 1640,
    trainKg: 2540,
    registeredTrainKg: 2540,
  },
  ...{ lengthMm: 3986, widthMm: 1719, heightMm: 1493, wheelbaseMm: 2575, urbanConsumption: 5.2, mixedConsumption: 4.4 },
  ...{ extraUrbanConsumption: 4, euro: "70/220*2003/76EURO4", ktype: 1_000_080, mid: "REN00080", kromedaId: 500_080 },
};

const peugeot308: Registration = {
  ...{
    country: "FR",
    plate: "DK405ZR",
    vin: "VF3LBBHZHGS123456",
    make: "Peugeot",
    model: "308 II",
    version: "1.6 BlueHDi 120",
  },
  ...{
    type: "LBBHZH",
    cnit: "M10PGTVP011B918",
    energy: "GO",
    genre: "VP",
    body: "CI",
    doors: 5,
    seats: 5,
    colour: "BLANC",
  },
  ...{
    firstRegistration: "2014-10-06",
    certificateDate: "2014-10-06",
    ccm: 1560,
    kw: 88,
    hp: 120,
    fiscalHp: 6,
    co2: 98,
  },
  ...{ cylinders: 4, engineCode: "BHZ", turbo: true, injection: "direct", drive: "front", gearbox: "manual", gears: 6 },
  ...{ emptyKg: 1310, grossKg: 1840, trainKg: 3240, euro: "715/2007*136/2014W", ktype: 1_000_663, siren: "987650348" },
};

const golf: Registration = {
  ...{
    country: "FR",
    plate: "EZ777VW",
    vin: "WVWZZZAUZGW123456",
    make: "Volkswagen",
    model: "Golf VII",
    version: "1.6 TDI 110",
  },
  ...{ type: "AUGAC4CXXBX0", cnit: "M10VWGVPH14B647", energy: "GO", genre: "VP", body: "CI", doors: 5, seats: 5 },
  ...{ colour: "NOIR", firstRegistration: "2016-03-22", certificateDate: "2018-07-09", ccm: 1598, kw: 81, hp: 110 },
  ...{ fiscalHp: 5, co2: 99, cylinders: 4, engineCode: "CXXB", turbo: true, injection: "direct", drive: "front" },
  ...{
    gearbox: "manual",
    gears: 5,
    emptyKg: 1295,
    grossKg: 1840,
    euro: "715/2007*136/2014W",
    ktype: 1_001_287,
    siren: "000000000",
  },
};

const tesla: Registration = {
  ...{
    country: "FR",
    plate: "FR900EL",
    vin: "LRW3E7FA8MC123456",
    make: "Tesla",
    model: "Model 3",
    version: "Standard Plus",
  },
  ...{ type: "003E1R1C", energy: "EL", genre: "VP", body: "CI", doors: 4, seats: 5, volumes: 3, colour: "BLANC" },
  ...{
    firstRegistration: "2021-01-20",
    certificateDate: "2021-01-20",
    kw: 153,
    hp: 208,
    fiscalHp: 11,
    co2: 0,
    drive: "rear",
  },
  ...{ gearbox: "automatic", gears: 1, emptyKg: 1726, grossKg: 2014, euro: "715/2007*2018/1832AX", ktype: 1_006_285 },
};

const ds21: Registration = {
  ...{ country: "FR", plate: "1234AB75", vin: "4638123", make: "Citroën", model: "DS", version: "DS 21", type: "DX" },
  ...{ energy: "ES", genre: "VP", body: "CI", doors: 4, seats: 5, colour: "NOIR", firstRegistration: "1968-05-17" },
  ...{ certificateDate: "1994-03-02", ccm: 2175, kw: 80, hp: 109, fiscalHp: 12, cylinders: 4, engineCode: "DX2" },
  ...{
    turbo: false,
    injection: "carburettor",
    drive: "front",
    gearbox: "manual",
    gears: 4,
    emptyKg: 1290,
    grossKg: 1810,
  },
  ...{ ktype: 1_010_001 },
};

/** The vehicles that the demonstration and its tests name. */
export const DEMO_VEHICLES: readonly Registration[] = [
  ...[clio, peugeot308, golf, tesla, ds21, fiat500, octavia, transporter, renaultT, mt07],
];
