import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { menuEntries } from "@/components/page/menu-entries";
import { EmptyState } from "@/components/ui/states";
import { heldBy, type Actor } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";

/** What the selection begins with, in its order. */
const slides = ["identification", "selection", "pieces", "tyres", "diag"] as const;

/** The slides that the reader's rights open. */
export async function SelectionSlides({ actor }: { actor: Actor }) {
  const [t, menu] = await Promise.all([getTranslations("login.v2"), getTranslations("shell.menu")]);
  const open = slides.flatMap((id) =>
    menuEntries.filter((entry) => entry.id === id && mayOpen(entry.href, heldBy(actor))),
  );
  return (
    <>
      {open.length === 0 ? <EmptyState title={t("nothing")} text={t("nothingText")} /> : null}
      <nav aria-label={t("slides")} className="flex snap-x gap-4 overflow-x-auto pb-2">
        {open.map(({ id, href, icon: Icon }) => (
          <Link
            key={id}
            href={href}
            prefetch={false}
            className="grid min-w-44 max-w-72 flex-1 snap-start content-start gap-2 rounded-lg border border-line bg-paper p-5 shadow-card hover:bg-sunk"
          >
            <Icon className="size-8 text-accent" />
            <span className="text-lead font-semibold">{menu(id)}</span>
            <span aria-hidden className="text-ink-2">
              {t(`about.${id as (typeof slides)[number]}`)}
            </span>
          </Link>
        ))}
      </nav>
    </>
  );
}
