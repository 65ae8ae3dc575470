import { read } from "@/lib/platform/db";

const ofDevice = {
  name: "passes_of_device",
  text: `select p.serial, (extract(epoch from p.updated_at) * 1000)::bigint::text as changed
    from pass_device d join pass p on p.company_id = d.company_id and p.serial = d.serial
    where d.device = $1 and p.updated_at > to_timestamp($2::float8 / 1000) order by p.updated_at limit 200`,
};

interface Asked {
  device: string;
  /** What the phone was told last: milliseconds as text. */
  since: string | undefined;
}

/** Which passes of a phone have changed since it asked last; null for none. The phone's own id is what it proves itself by. */
export async function listChanged({
  device,
  since,
}: Asked): Promise<{ serialNumbers: string[]; lastUpdated: string } | null> {
  const from = /^\d{1,15}$/.test(since ?? "") ? Number(since) : 0;
  const rows = await read<{ serial: string; changed: string }>(ofDevice, [device, from]);
  const last = rows.at(-1);
  return last ? { serialNumbers: rows.map(({ serial }) => serial), lastUpdated: last.changed } : null;
}
