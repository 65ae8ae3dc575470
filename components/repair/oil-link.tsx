import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import type { RevisionOperation } from "@/lib/domains/repair/schema";
import { phrasePlace } from "@/lib/domains/vehicles/paths/rules";

interface Props {
  base: string;
  /** Parts of the service of which the catalogue lists nothing for the vehicle: oils and products for any car. */
  parts: readonly { id: number; label: string }[];
  operations: readonly RevisionOperation[];
}

/** What is bought by its specification and not by the vehicle: each leads to the search for it. */
export function OilLink({ base, parts, operations }: Props) {
  const t = useTranslations("repair.parts");
  if (parts.length === 0) return null;
  const wordsOf = ({ id, label }: Props["parts"][number]) => {
    const fluid = operations.find(({ articles }) => articles[0] === id)?.fluid;
    return [label, fluid?.grade].filter(Boolean).join(" ");
  };
  return (
    <div className="text-data">
      <p className="text-ink-2">{t("bySpecification")}</p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
        {parts.map((part) => (
          <li key={part.id}>
            <Link
              prefetch={false}
              href={phrasePlace(base, wordsOf(part))}
              className="inline-flex min-h-6 items-center text-accent hover:underline touch:min-h-11"
            >
              {wordsOf(part)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
