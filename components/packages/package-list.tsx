import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import type { PackageList as List } from "@/lib/domains/packages/schema";

interface Props {
  packages: List["packages"];
  hrefOf: (packageId: number) => string;
}

/** The packages of a company by name, each with how much it holds. */
export function PackageList({ packages, hrefOf }: Props) {
  const t = useTranslations("packages");
  return (
    <ul className="divide-y divide-line-2 rounded-md border border-line bg-paper">
      {packages.map(({ id, name, parts, works }) => (
        <li key={id} className="wrap-anywhere">
          <Link
            href={hrefOf(id)}
            prefetch={false}
            className="group grid min-h-11 content-center gap-0.5 px-4 py-2 hover:bg-ground"
          >
            <bdi className="font-medium text-accent group-hover:underline">{name}</bdi>
            <span className="num text-data text-ink-2">{t("contents", { parts, works })}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
