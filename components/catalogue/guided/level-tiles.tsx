import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Tiles } from "../tiles";

export interface Level {
  id: number;
  label: string;
  count: number;
  href: string;
  drawing?: ReactNode;
}

/** The choices of one level of a way through parts, each with how many articles lie below it. */
export function LevelTiles({ label, levels }: { label: string; levels: readonly Level[] }) {
  const t = useTranslations("guided.vehicleTabs");
  const tiles = levels.map(({ id, label: text, count, href, drawing }) => ({
    id,
    text,
    node: (
      <Link
        href={href}
        prefetch={false}
        className="flex h-full min-h-12 items-center gap-3 rounded-md border border-line bg-paper px-4 py-2 shadow-card hover:border-accent"
      >
        {drawing}
        <span className="min-w-0 flex-1 font-strong wrap-anywhere">{text}</span>
        <span className="num text-data whitespace-nowrap text-ink-3">{t("articleCount", { count })}</span>
      </Link>
    ),
  }));
  return <Tiles tiles={tiles} label={label} className="gap-2 sm:grid-cols-2 xl:grid-cols-3" />;
}
