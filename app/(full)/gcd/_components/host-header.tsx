import { getTranslations } from "next-intl/server";
import { initials } from "@/components/ui/avatar";
import type { Host } from "@/lib/domains/live/companion/queries/get-view";
import { LiveMark } from "./live-mark";

/** Whose page it is, how to call them, and whether the page follows what they do. */
export async function HostHeader({ host: { name, phone, logo } }: { host: Host }) {
  const t = await getTranslations("companion");
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper">
      <div className="mx-auto flex max-w-240 items-center gap-3 px-4 py-3 md:px-6">
        {logo ? (
          <span
            aria-hidden
            className="h-10 w-16 shrink-0 rounded bg-white bg-contain bg-center bg-no-repeat"
            style={{ backgroundImage: `url(${JSON.stringify(logo)})` }}
          />
        ) : (
          <span
            aria-hidden
            className="grid size-10 shrink-0 place-items-center rounded-[10px] bg-accent text-sub font-semibold text-accent-ink"
          >
            {initials(name)}
          </span>
        )}
        <div className="min-w-0">
          <p className="truncate text-lead font-semibold">
            <bdi>{name}</bdi>
          </p>
          {phone ? (
            <a
              href={`tel:${phone.replace(/[^+\d]/g, "")}`}
              aria-label={t("callUs", { company: name })}
              className="reach num text-body text-ink-3 hover:underline"
            >
              <bdi dir="ltr">{phone}</bdi>
            </a>
          ) : null}
        </div>
        <LiveMark />
      </div>
    </header>
  );
}
