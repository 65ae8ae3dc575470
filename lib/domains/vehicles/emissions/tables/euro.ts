import type { VehicleCategory } from "@/lib/domains/vehicles/rules";

export interface EuroStage {
  step: string;
  /** From this day new types must meet the step: a vehicle registered earlier cannot be presumed to. */
  newTypes: string;
  /** From this day every first registration must meet the step. */
  allRegistrations: string;
}

function stages(...rows: string[]): EuroStage[] {
  return rows.map((row) => {
    const [step = "", newTypes = "", allRegistrations = ""] = row.split(" ");
    return { step, newTypes, allRegistrations };
  });
}

const CARS = stages(
  "1 1992-07-01 1993-01-01",
  "2 1996-01-01 1997-01-01",
  "3 2000-01-01 2001-01-01",
  "4 2005-01-01 2006-01-01",
  "5a 2009-09-01 2011-01-01",
  "5b 2011-09-01 2013-01-01",
  "6b 2014-09-01 2015-09-01",
  "6c 2017-09-01 2018-09-01",
  "6d-TEMP 2017-09-01 2019-09-01",
  "6d 2020-01-01 2021-01-01",
  "6e 2023-09-01 2024-09-01",
  "6e-bis 2025-01-01 2026-01-01",
  "6e-bis-FCM 2027-01-01 2028-01-01",
  "7 2026-11-29 2027-11-29",
);

const LIGHT_VANS = stages(
  "1 1993-10-01 1994-10-01",
  "2 1997-01-01 1997-10-01",
  "3 2000-01-01 2001-01-01",
  "4 2005-01-01 2006-01-01",
  "5 2009-09-01 2011-01-01",
  "6 2014-09-01 2015-09-01",
  "6d-TEMP 2017-09-01 2019-09-01",
  "6d 2020-01-01 2021-01-01",
  "6e 2023-09-01 2024-09-01",
);

const HEAVIER_VANS = stages(
  "1 1993-10-01 1994-10-01",
  "2 1998-01-01 1998-10-01",
  "3 2001-01-01 2002-01-01",
  "4 2006-01-01 2007-01-01",
  "5 2010-09-01 2012-01-01",
  "6 2015-09-01 2016-09-01",
  "6d-TEMP 2018-09-01 2020-09-01",
  "6d 2021-01-01 2022-01-01",
  "6e 2023-09-01 2024-09-01",
);

const MOTORCYCLES = stages(
  "1 1999-06-17 2000-06-17",
  "2 2003-04-01 2004-07-01",
  "3 2006-01-01 2007-01-01",
  "4 2016-01-01 2017-01-01",
  "5 2020-01-01 2021-01-01",
  "5+ 2024-01-01 2025-01-01",
);

const MOPEDS = stages(
  "1 1999-06-17 2000-06-17",
  "2 2002-06-17 2003-06-17",
  "4 2017-01-01 2018-01-01",
  "5 2020-01-01 2021-01-01",
  "5+ 2024-01-01 2025-01-01",
);

const HEAVY = stages(
  "0 1988-10-01 1990-10-01",
  "I 1992-07-01 1993-10-01",
  "II 1995-10-01 1996-10-01",
  "III 2000-10-01 2001-10-01",
  "IV 2005-10-01 2006-10-01",
  "V 2008-10-01 2009-10-01",
  "VI 2012-12-31 2013-12-31",
);

/** Emission stages in force by category, oldest first; vans have two calendars because the certificate does not tell their mass class. */
export const EURO_STAGES: Record<VehicleCategory, readonly EuroStage[][]> = {
  VP: [CARS],
  VUL: [LIGHT_VANS, HEAVIER_VANS],
  MOTO: [MOTORCYCLES],
  CYCLO: [MOPEDS],
  PL: [HEAVY],
};

/** Steps that the two-letter emission character at the end of field V.9 stands for. */
export const EMISSION_CHARACTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "6c": "ZA ZD AA",
    "6d-TEMP": "AG AH AI BG BH BI CG DG",
    "6d": "AJ AM AP AQ AR",
    "6e": "EA",
    "6e-bis": "EB",
    "6e-bis-FCM": "EC",
  }).flatMap(([step, characters]) => characters.split(" ").map((character) => [character, step] as const)),
);
