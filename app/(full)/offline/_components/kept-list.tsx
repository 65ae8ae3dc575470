import { useTranslations } from "next-intl";
import { useId } from "react";
import { useFormat } from "@/components/page/use-format";
import { isolated } from "@/lib/shared/dates";
import type { KeptPage } from "./list-kept";

/** Kept pages by their names, with their age. */
export function KeptList({ title, pages }: { title: string; pages: readonly KeptPage[] }) {
  const t = useTranslations("installed.offline");
  const format = useFormat();
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <nav aria-labelledby={id} className="mt-6 w-full">
      <h2 id={id} className="mb-2 text-sub font-semibold">
        {title}
      </h2>
      <ul className="divide-y divide-line-2 rounded-md border border-line bg-paper shadow-card">
        {pages.map(({ path, title: name, at }) => (
          <li key={path}>
            <a
              href={path}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 px-3 py-1.5 hover:bg-accent-soft"
            >
              <bdi className="min-w-0 wrap-anywhere">{name.replace(/ · [^·]+$/, "") || path}</bdi>
              <span className="text-data text-ink-3">
                {t("at", { time: isolated(format.dateTime(at, { dateStyle: "short", timeStyle: "short" })) })}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
