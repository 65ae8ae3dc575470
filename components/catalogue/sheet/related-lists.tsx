import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import type { Related } from "@/lib/domains/catalogue/sheet/related";

interface Props {
  related: Related;
  articleHref: (id: number) => string;
}

/** Similar articles, the kits that hold this one, and what a kit is made of. */
export async function RelatedLists({ related, articleHref }: Props) {
  const t = await getTranslations("catalogue.related");
  const { similar, kits, parts } = related;
  const pieces = (rows: Related["kits"]) =>
    rows.map((one) => ({ ...one, note: t("times", { quantity: one.quantity }) }));
  const lists = [
    { key: "similar", rows: similar.map((one) => ({ ...one, note: t("common", { common: one.common, of: one.of }) })) },
    { key: "kits", rows: pieces(kits) },
    { key: "parts", rows: pieces(parts) },
  ] as const;
  return lists.map(({ key, rows }) =>
    rows.length === 0 ? null : (
      <Card key={key} title={t(key)} actions={<span className="num text-data text-ink-3">{rows.length}</span>}>
        <ul className="num">
          {rows.map(({ id, brand, number, label, note }) => (
            <ArticleLine key={id} brand={brand.name} number={number} label={label} href={articleHref(id)} note={note} />
          ))}
        </ul>
      </Card>
    ),
  );
}

interface LineProps {
  brand: string;
  number: string;
  label: string;
  href: string;
  note: ReactNode;
}

function ArticleLine({ brand, number, label, href, note }: LineProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-b border-line-2 py-1.5 last:border-b-0">
      <b className="font-semibold">{brand}</b>
      <Link
        href={href}
        prefetch={false}
        className="inline-flex min-h-6 items-center text-accent hover:underline touch:min-h-11"
      >
        <bdi dir="ltr">{number}</bdi>
      </Link>
      <span className="text-data text-ink-2">{label}</span>
      <span className="ms-auto text-data text-ink-3">{note}</span>
    </li>
  );
}
