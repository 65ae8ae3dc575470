import { read } from "@/lib/platform/db";
import { stemMark } from "@/lib/shared/search-word";
import type { FaultCodeSource, KnownFault, Titled } from "./port";

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

const titled = {
  name: "fault_codes_titled",
  text: `with held as (
      select w.code, w.lang, q.place from unnest($1::text[], $2::text[]) with ordinality as q(begin, stem, place)
        cross join lateral (
          select code, lang from fault.word where word >= q.begin and word < q.begin || U&'\\+10FFFF'
          union select code, lang from fault.word where word in (q.stem, '${stemMark}' || q.stem)) w),
    whole as (select distinct code from held group by code, lang having count(*) = cardinality($1)),
    first as (select code, count(*) over () as total from whole order by code limit $3)
    select c.code, ${titlesOf("c.code")} as titles, c.total::int from first c order by c.code`,
};

/** The source of a fresh installation: its own tables, which the demonstration fills. */
export const embeddedFaultCodes: FaultCodeSource = {
  find: (codes) => read<KnownFault>(known, [codes]),
  beginning: (start, most) => read<Titled>(beginning, [start, most]),
  async titled(words, most) {
    const columns = [words.map(({ begin }) => begin), words.map(({ stem }) => stem)];
    const rows = await read<Titled & { total: number }>(titled, [...columns, most]);
    return { codes: rows.map(({ total: _, ...code }) => code), total: rows[0]?.total ?? 0 };
  },
};
