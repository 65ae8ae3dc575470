import { read } from "@/lib/platform/db";
import { documentLanguages, worded } from "./embedded-texts";
import { allOf } from "./embedded-documents";
import type { RepairData, RepairSubject, StoredRepairData } from "./port";

/** From then on no new car has R134a (directive 2006/40/EC), whatever its generation. */
const newRefrigerant = "2017-01";
const isLate = (registered = ""): boolean => registered >= newRefrigerant;

// JSON stays the text that it is: calls pass it on, pages read it.
const panelStatement = (name: string, document: string) => ({
  name,
  text: `select d.body::text as body from repair.vehicle v join repair.document d on d.id = ${document}
    where v.mid = $1 and d.language = any($2) order by array_position($2, d.language) limit 1`,
});
const panels = {
  serviceBrakes: panelStatement("repair_service_brakes", "v.service_brakes"),
  acRecharge: panelStatement("repair_ac_recharge", "v.ac_recharge"),
  batteryReplacement: panelStatement("repair_battery", "v.battery_replacement"),
} satisfies Record<RepairSubject, unknown>;
const lateRecharge = panelStatement("repair_ac_recharge_2017", "v.ac_recharge_2017");

const services = {
  name: "repair_services",
  text: `select s.head from repair.vehicle v cross join unnest(v.services) with ordinality as u(id, rank)
    cross join lateral (select s.head::text from repair.service s where s.id = u.id and s.language = any($2)
      order by array_position($2, s.language) limit 1) s
    where v.mid = $1 order by u.rank`,
};
const intervals = {
  name: "repair_intervals",
  text: `select s.head::text, s.operations::text from repair.vehicle v join repair.service s on s.id = any(v.services)
    where v.mid = $1 and s.service_id = $3 and s.language = any($2) order by array_position($2, s.language) limit 1`,
};
const example = { name: "repair_example", text: "select mid from repair.example where number = $1" };

const stored: StoredRepairData = {
  async panel(subject, { mid, lang, registered }) {
    const statement = subject === "acRecharge" && isLate(registered) ? lateRecharge : panels[subject];
    const [row] = await read<{ body: string }>(statement, [mid, documentLanguages(lang)]);
    return row ? worded(row.body, lang) : null;
  },
  async services({ mid, lang }) {
    const rows = await read<{ head: string }>(services, [mid, documentLanguages(lang)]);
    return rows.length > 0 ? worded(`[${rows.map(({ head }) => head).join(",")}]`, lang) : null;
  },
  async intervals({ mid, lang, serviceId }) {
    const [row] = await read<{ head: string; operations: string }>(intervals, [
      mid,
      documentLanguages(lang),
      serviceId,
    ]);
    return row ? worded(`{"operations":${row.operations},${row.head.slice(row.head.indexOf("{") + 1)}`, lang) : null;
  },
};

async function parsed<Found>(text: Promise<string | null>): Promise<Found | null> {
  const json = await text;
  return json === null ? null : (JSON.parse(json) as Found);
}

/** The repair data of a fresh installation: tables that the demonstration fills, empty everywhere else. */
export const embeddedRepairData: RepairData = {
  source: { name: "Etabli", demonstration: true },
  stored,
  panel: (...asked) => parsed(stored.panel(...asked)),
  services: (question) => parsed(stored.services(question)),
  intervals: (question) => parsed(stored.intervals(question)),
  everything: ({ mid, lang, registered }) => allOf({ mid, lang, late: isLate(registered) }),
  async example(number) {
    const [row] = await read<{ mid: string }>(example, [number]);
    return row?.mid ?? null;
  },
};
