import type { VehicleCategory } from "@/lib/domains/vehicles/rules";

export type CritAirClass = "E" | "1" | "2" | "3" | "4" | "5" | "NC";

export interface CritAirRow {
  class: CritAirClass;
  euro: string[];
  from: string;
}

function row(critAir: CritAirClass, euro: string, from: string): CritAirRow {
  return { class: critAir, euro: euro.split(" "), from };
}

const BEFORE = "0000-00-00";

function lightVehicle(euro2From: string): Record<"petrol" | "diesel", CritAirRow[]> {
  return {
    petrol: [
      row("1", "5 6", "2011-01-01"),
      row("2", "4", "2006-01-01"),
      row("3", "2 3", euro2From),
      row("NC", "0 1", BEFORE),
    ],
    diesel: [
      row("2", "5 6", "2011-01-01"),
      row("3", "4", "2006-01-01"),
      row("4", "3", "2001-01-01"),
      row("5", "2", euro2From),
      row("NC", "0 1", BEFORE),
    ],
  };
}

function twoWheeler(euro4From: string): Record<"petrol" | "diesel", CritAirRow[]> {
  const rows = [
    row("1", "4 5", euro4From),
    row("2", "3", "2007-01-01"),
    row("3", "2", "2004-07-01"),
    row("4", "1", "2000-06-01"),
    row("NC", "0", BEFORE),
  ];
  return { petrol: rows, diesel: rows };
}

/** Annex I of the French order of 21 June 2016: latest registrations first, each row up to the day before the row above. */
export const CRITAIR_ROWS: Record<VehicleCategory, Record<"petrol" | "diesel", CritAirRow[]>> = {
  VP: lightVehicle("1997-01-01"),
  VUL: lightVehicle("1997-10-01"),
  MOTO: twoWheeler("2017-01-01"),
  CYCLO: twoWheeler("2018-01-01"),
  PL: {
    petrol: [
      row("1", "VI", "2014-01-01"),
      row("2", "V", "2009-10-01"),
      row("3", "III IV", "2001-10-01"),
      row("NC", "0 I II", BEFORE),
    ],
    diesel: [
      row("2", "VI", "2014-01-01"),
      row("3", "V", "2009-10-01"),
      row("4", "IV", "2006-10-01"),
      row("5", "III", "2001-10-01"),
      row("NC", "0 I II", BEFORE),
    ],
  },
};
