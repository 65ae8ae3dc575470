import { useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import { Picture } from "@/components/ui/picture";
import { shownValue } from "@/lib/domains/repair/rules";
import type { RepairItem } from "@/lib/domains/repair/schema";

interface Props {
  title: string | null;
  items: readonly RepairItem[];
}

/** Facts of a panel: what it is, its value with unit, and what goes with it. */
export function ItemList({ title, items }: Props) {
  if (items.length === 0) return null;
  return (
    <section className="min-w-0 break-inside-avoid">
      {title ? <h4 className="mb-1 text-data font-strong">{title}</h4> : null}
      <dl className="num text-data">
        {items.map((item, at) => (
          <div key={at} className="flex flex-wrap items-baseline gap-x-4 border-b border-line-2 py-1.5 last:border-b-0">
            {item.type === "image" ? <Drawing item={item} /> : <Fact item={item} />}
          </div>
        ))}
      </dl>
    </section>
  );
}

function Fact({ item: { description, value, unit, qualifier, note, parts } }: { item: RepairItem }) {
  return (
    <>
      <dt className="min-w-28 flex-1 text-ink-2">{description}</dt>
      <dd className="text-end font-medium">
        {value === null ? null : <Value value={value} unit={unit} />}
        {qualifier ? <span className="ms-2 font-normal text-ink-3">{qualifier}</span> : null}
      </dd>
      {parts.length > 0 ? (
        <dd className="basis-full">
          <ul className="mt-0.5 grid gap-0.5 ps-3">
            {parts.map((part, at) => (
              <li key={at} className="flex flex-wrap items-baseline gap-x-4">
                <span className="min-w-28 flex-1 text-ink-3">{part.description}</span>
                <span className="text-end font-medium">
                  <Value value={part.value} unit={part.unit} />
                </span>
              </li>
            ))}
          </ul>
        </dd>
      ) : null}
      {note ? <dd className="basis-full text-tiny text-ink-3">{note}</dd> : null}
    </>
  );
}

function Value({ value, unit }: { value: string; unit: string | null }) {
  const format = useFormat();
  return (
    <bdi>
      {shownValue(value, unit, (number, digits) =>
        format.number(number, { useGrouping: false, minimumFractionDigits: digits }),
      )}
      {unit ? `\u00a0${unit}` : null}
    </bdi>
  );
}

/** Pictures of other houses are not ours to load: they open in a window of their own. */
function Drawing({ item: { description, value, note } }: { item: RepairItem }) {
  const t = useTranslations("repair");
  const own = value?.startsWith("/") ? value : null;
  return (
    <>
      <dt className="basis-full text-ink-2">{description}</dt>
      <dd className="mt-1 flex basis-full flex-wrap items-center gap-x-4 gap-y-1">
        {own ? (
          <Picture src={own} alt={description} width={160} height={100} className="h-25 w-40" />
        ) : (
          <a href={value ?? ""} target="_blank" rel="noreferrer" className="text-accent underline">
            {t("picture")}
          </a>
        )}
        {note ? <span className="min-w-40 flex-1 text-tiny text-ink-3">{note}</span> : null}
      </dd>
    </>
  );
}
