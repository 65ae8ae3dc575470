import { read } from "@/lib/platform/db";
import type { FaultCodeSource, KnownFault } from "./port";

const titlesOf = (code: string) =>
  `(select json_object_agg(l.lang, l.lines[1]) from fault.label l where l.kind = 'code' and l.id = ${code})`;
const nameOf = (kind: string, id: string) =>
  `(select json_object_agg(l.lang, l.lines[1]) from fault.label l where l.kind = '${kind}' and l.id = ${id})`;

const known = {
  name: "fault_codes",
  text: `select c.code, ${titlesOf("c.code")} as titles, ${nameOf("system", "c.system")} as systems, c.severity,
      ${nameOf("severity", "c.severity::text")} as severities, c.certainty, c.genart_ids as "genartIds",
      (select json_object_agg(l.lang, l.lines) from fault.label l where l.kind = 'checks' and l.id = c.checks) as checks
    from fault.code c where c.code = any($1::text[])`,
};

const beginning = {
  name: "fault_codes_beginning",
  text: `select c.code, ${titlesOf("c.code")} as titles from fault.code c
    where c.code >= $1 and c.code < $1 || '~' order by c.code limit $2`,
};

/** The source of a fresh installation: its own tables, which the demonstration fills. */
export const embeddedFaultCodes: FaultCodeSource = {
  find: (codes) => read<KnownFault>(known, [codes]),
  beginning: (start, most) => read<Pick<KnownFault, "code" | "titles">>(beginning, [start, most]),
};
