import { useTranslations } from "next-intl";
import { partPlace } from "@/components/repair/part-place";
import { Link } from "@/components/ui/link";
import type { OfferedPart, PackageOffer } from "@/lib/domains/packages/schema";

interface Props {
  offer: PackageOffer;
  /** What its parts are called, by their places. */
  names: readonly string[];
  base: string;
}

export const isMissing = ({ candidates }: OfferedPart): boolean => (candidates?.articles ?? []).length === 0;

/** The parts of a package that the vehicle or the catalogue has not, each with the way to what may replace it. */
export function MissingParts({ offer, names, base }: Props) {
  const t = useTranslations("packages");
  const missing = offer.parts.filter(isMissing);
  if (missing.length === 0) return null;
  return (
    <ul role="note" className="grid gap-1 rounded-md bg-unknown-soft px-4 py-2 wrap-anywhere">
      {missing.map(({ at, candidates }) => (
        <li key={at}>
          <Link
            href={candidates ? partPlace(base, candidates) : `/packages/${offer.id}`}
            prefetch={false}
            className="reach font-medium text-unknown hover:underline"
          >
            {t(candidates ? "noneFit" : "gone", { names: names[at] ?? "" })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
