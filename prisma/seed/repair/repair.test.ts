import {
  repairPanel,
  serviceIntervals,
  type RepairPanel,
  type ServiceIntervals,
} from "@/lib/providers/repair-data/port";
import { airConditioningOf } from "./air-conditioning";
import { batteryOf } from "./battery";
import { brakesOf } from "./brakes";
import { subjects } from "./load";
import { servicesOf } from "./revision";
import type { Told } from "./subject";
import { readRepairTables } from "./tables";
import { isCommon, writtenLanguages } from "@/lib/shared/languages";
import { furtherNames } from "../words";
import { inLanguage, said } from "./texts";

const { brakes, air, battery, services } = readRepairTables();
const all = [...subjects()];
/** What is told of every version, each document once. */
const documentsOf = <Document>(tell: (subject: (typeof all)[number]) => Told<Document> | null) =>
  [...new Map(all.flatMap((subject) => tell(subject) ?? []).map((told) => [told.key, told])).values()].map((told) =>
    told.build(),
  );
const find = (mid: string) => all.find((subject) => subject.mid === mid);

it("tells of every version with a MID but those that the tables name", () => {
  const without = (tell: (subject: (typeof all)[number]) => unknown) => all.filter((one) => tell(one) === null).length;
  expect(all.length).toBeGreaterThan(6000);
  for (const tell of [
    (one: (typeof all)[number]) => brakesOf(brakes, one),
    (one: (typeof all)[number]) => airConditioningOf(air, one, false),
    (one: (typeof all)[number]) => batteryOf(battery, one),
  ]) {
    expect(without(tell) / all.length).toBeGreaterThan(0.01);
    expect(without(tell) / all.length).toBeLessThan(0.1);
  }
  expect([find("PEU00757"), find("REN00080")?.vehicle.ktype]).toEqual([undefined, 1_000_080]);
});

it.each(["en", "fr"] as const)(
  "has the port's shape in %s, with nothing left in braces or between languages",
  (language) => {
    const panels = [
      ...documentsOf((one) => brakesOf(brakes, one)),
      ...documentsOf((one) => airConditioningOf(air, one, true)),
      ...documentsOf((one) => airConditioningOf(air, one, false)),
      ...documentsOf((one) => batteryOf(battery, one)),
    ];
    for (const panel of panels.filter((_, at) => at % 9 === 0)) {
      const told = inLanguage<RepairPanel>(panel, language);
      expect(repairPanel.strict().safeParse(told).error).toBeUndefined();
      expect(JSON.stringify(told)).not.toMatch(/\{\w+\}|undefined|NaN/);
    }
    const plans = all.flatMap((one) => servicesOf(services, one)).filter((_, at) => at % 97 === 0);
    for (const service of plans.map(({ build }) => inLanguage<ServiceIntervals>(build(), language)))
      expect(serviceIntervals.strict().safeParse(service).error).toBeUndefined();
  },
);

it("names in every panel only lines that are there, which take less time", () => {
  for (const panel of documentsOf((one) => brakesOf(brakes, one))) {
    const { repairTimes } = inLanguage<RepairPanel>(panel, "fr");
    const byId = new Map(repairTimes.map((line) => [line.repair_id, line]));
    for (const { includes, time_mins } of repairTimes)
      for (const id of includes) expect(byId.get(id)?.time_mins).toBeLessThan(time_mins);
  }
});

it("knows no R134a in cars registered from 2017 on, and never PAG oil in an electric compressor", () => {
  for (const subject of all.slice(0, 2000)) {
    const told = airConditioningOf(air, subject, true);
    if (!told) continue;
    const text = JSON.stringify(told.build().technicalInformation);
    expect(text).not.toContain('"R134a"');
    if (subject.version.p3 === "EL") expect(text).not.toMatch(/"PAG/);
  }
});

it("gives an electric car its own service and neither oil, belt nor filters of an engine", () => {
  const tesla = all.find(({ version }) => version.p3 === "EL");
  const ids = tesla && servicesOf(services, tesla).map(({ build }) => build().serviceId);
  expect(ids).toEqual(["SV-2", "SV-C", "SV-E", "SV-W"]);
});

it("says every fixed word in every language that is written", () => {
  const silent: string[] = [];
  const whole = writtenLanguages.filter((one) => !one.includes("-") && !isCommon(one));
  const documents = [...documentsOf((one) => brakesOf(brakes, one)), ...documentsOf((one) => batteryOf(battery, one))];
  for (const document of [...documents, ...documentsOf((one) => airConditioningOf(air, one, true))])
    said(document, (words) => {
      const further = new Map(words.further ?? furtherNames(words));
      silent.push(...whole.filter((one) => !further.has(one)).map((one) => `${one}: ${words.en}`));
      silent.push(...[...further].filter(([, text]) => /[{}]/.test(text)).map(([one, text]) => `${one}: ${text}`));
      return "";
    });
  expect([...new Set(silent)]).toEqual([]);
});
