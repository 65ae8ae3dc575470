import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";

/** The original numbers of a part, each leading to what else bears it. */
export function OriginalNumbers({ label, numbers }: { label: string; numbers: readonly string[] }) {
  const t = useTranslations("pictures");
  if (numbers.length === 0) return null;
  return (
    <ul aria-label={t("numbersOf", { label })} className="flex flex-wrap gap-x-3 pb-1.5">
      {numbers.map((number) => (
        <li key={number}>
          <Link
            href={`/pieces/oes/${encodeURIComponent(number)}`}
            prefetch={false}
            dir="ltr"
            className="num inline-flex min-h-6 items-center text-data text-accent underline-offset-2 hover:underline touch:min-h-11"
          >
            {number}
          </Link>
        </li>
      ))}
    </ul>
  );
}
