import { read } from "@/lib/platform/db";
import { languageChain } from "@/lib/shared/languages";
import type { RepairData, RepairPanel, RepairSubject, RevisionService, ServiceIntervals } from "./port";

const panelStatement = (name: string, document: string) => ({
  name,
  text: `select d.body from repair.vehicle v join repair.document d on d.id = ${document}
    where v.mid = $1 and d.language = any($2) order by array_position($2, d.language) limit 1`,
});
const panels = {
  serviceBrakes: panelStatement("repair_service_brakes", "v.service_brakes"),
  acRecharge: panelStatement("repair_ac_recharge", "v.ac_recharge"),
  batteryReplacement: panelStatement("repair_battery", "v.battery_replacement"),
} satisfies Record<RepairSubject, unknown>;
const lateRecharge = panelStatement("repair_ac_recharge_2017", "v.ac_recharge_2017");
/** From then on no new car has R134a (directive 2006/40/EC), whatever its generation. */
const newRefrigerant = "2017-01";

const services = {
  name: "repair_services",
  text: `select s.head from repair.vehicle v cross join unnest(v.services) with ordinality as u(id, rank)
    cross join lateral (select s.head from repair.service s where s.id = u.id and s.language = any($2)
      order by array_position($2, s.language) limit 1) s
    where v.mid = $1 order by u.rank`,
};
const intervals = {
  name: "repair_intervals",
  text: `select s.head, s.operations from repair.vehicle v join repair.service s on s.id = any(v.services)
    where v.mid = $1 and s.service_id = $3 and s.language = any($2) order by array_position($2, s.language) limit 1`,
};

const everyPanel = {
  name: "repair_panels",
  text: `select u.subject, d.body from repair.vehicle v
    cross join lateral (values (1, 'serviceBrakes', v.service_brakes),
      (2, 'acRecharge', case when $3 >= '${newRefrigerant}' then v.ac_recharge_2017 else v.ac_recharge end),
      (3, 'batteryReplacement', v.battery_replacement)) as u(rank, subject, id)
    cross join lateral (select d.body from repair.document d where d.id = u.id and d.language = any($2)
      order by array_position($2, d.language) limit 1) d
    where v.mid = $1 order by u.rank`,
};
const everyService = {
  ...services,
  name: "repair_all_services",
  text: services.text.replaceAll("s.head", "s.head, s.operations"),
};
const example = { name: "repair_example", text: "select mid from repair.example where number = $1" };

interface StoredService {
  head: RevisionService;
  operations: ServiceIntervals["operations"];
}

/** The repair data of a fresh installation: tables that the demonstration fills, empty everywhere else. */
export const embeddedRepairData: RepairData = {
  source: { name: "Etabli", demonstration: true },
  async panel(subject, { mid, lang, registered = "" }) {
    const statement = subject === "acRecharge" && registered >= newRefrigerant ? lateRecharge : panels[subject];
    const [row] = await read<{ body: RepairPanel }>(statement, [mid, languageChain(lang)]);
    return row?.body ?? null;
  },
  async services({ mid, lang }) {
    const rows = await read<{ head: RevisionService }>(services, [mid, languageChain(lang)]);
    return rows.length > 0 ? rows.map(({ head }) => head) : null;
  },
  async intervals({ mid, lang, serviceId }) {
    const [row] = await read<StoredService>(intervals, [mid, languageChain(lang), serviceId]);
    return row ? { ...row.head, operations: row.operations } : null;
  },
  async everything({ mid, lang, registered = "" }) {
    const chain = languageChain(lang);
    const [told, plan] = await Promise.all([
      read<{ subject: RepairSubject; body: RepairPanel }>(everyPanel, [mid, chain, registered]),
      read<StoredService>(everyService, [mid, chain]),
    ]);
    const panels = told.map(({ subject, body }) => ({ subject, panel: body }));
    return { panels, services: plan.map(({ head, operations }) => ({ ...head, operations })) };
  },
  async example(number) {
    const [row] = await read<{ mid: string }>(example, [number]);
    return row?.mid ?? null;
  },
};
