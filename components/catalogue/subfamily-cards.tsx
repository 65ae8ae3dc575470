import { Link } from "@/components/ui/link";
import { useLocale } from "next-intl";
import { getLocale, getTranslations } from "next-intl/server";
import { GenartDrawing } from "@/components/drawings/genart-drawing";
import type { SubfamilyRow } from "@/lib/domains/catalogue/tree/schema";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { formatNumber } from "@/lib/shared/numbers";
import { Tiles } from "./tiles";

interface Props {
  base: string;
  familyId: number;
  subfamilies: readonly SubfamilyRow[];
}

/** The subfamilies of a family, each a card with the generic articles that it leads to. */
export async function SubfamilyCards({ base, familyId, subfamilies }: Props) {
  const [t, locale] = await Promise.all([getTranslations("catalogue.families"), getLocale()]);
  const tiles = subfamilies.map((sub) => ({
    id: sub.id,
    text: [sub.label, ...sub.genarts.map(({ label }) => label)].join(" "),
    node: (
      <section className="h-full rounded-md border border-line bg-paper px-4 py-3 shadow-card">
        <h2 className="mb-1 flex items-baseline gap-2 text-sub font-semibold">
          <Link
            href={vehiclePlace(base, { kind: "subfamily", family: familyId, subFamily: sub.id })}
            className="inline-flex min-h-6 items-center hover:text-accent hover:underline touch:min-h-11"
          >
            {sub.label}
          </Link>
          <span className="num ms-auto text-data font-normal text-ink-3">{formatNumber(sub.count, locale)}</span>
        </h2>
        <GenartLinks base={base} familyId={familyId} sub={sub} />
      </section>
    ),
  }));
  return <Tiles tiles={tiles} label={t("title")} className="items-stretch md:grid-cols-2 xl:grid-cols-3" />;
}

function GenartLinks({ base, familyId, sub }: { base: string; familyId: number; sub: SubfamilyRow }) {
  return (
    <ul className="grid">
      {sub.genarts.map(({ id, label, count }) => (
        <li key={id}>
          <GenartLink
            base={base}
            place={{ family: familyId, subFamily: sub.id, genart: id }}
            label={label}
            count={count}
          />
        </li>
      ))}
    </ul>
  );
}

interface GenartLinkProps {
  base: string;
  place: { family: number; subFamily: number; genart: number };
  label: string;
  count: number;
}

/** One generic article: its drawing, its name, how many articles. */
export function GenartLink({ base, place: { family, subFamily, genart }, label, count }: GenartLinkProps) {
  const locale = useLocale();
  return (
    <Link
      href={vehiclePlace(base, { kind: "item", family, subFamily, categoryId: subFamily, itemId: genart })}
      className="-mx-2 flex min-h-9 items-center gap-2.5 rounded px-2 text-ink-2 hover:bg-sunk hover:text-ink touch:min-h-11"
    >
      <GenartDrawing genart={genart} family={family} className="size-6 shrink-0" />
      <span className="min-w-0 flex-1">{label}</span>
      <span className="num text-data text-ink-3">{formatNumber(count, locale)}</span>
    </Link>
  );
}
