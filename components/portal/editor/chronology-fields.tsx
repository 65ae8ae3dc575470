import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import type { Draft } from "@/components/page/use-draft";
import { Checkbox, CheckboxGroup } from "@/components/ui/checkbox";
import { datesOf, longest, type TileDraft } from "@/lib/domains/portal/editor/draft";
import { TimeLine } from "./time-line";
import { WhenField } from "./when-field";

/** When a tile is seen and where it leads before, after and while it is maintained; below, the line of time. */
export function ChronologyFields({ draft }: { draft: Draft<TileDraft> }) {
  const t = useTranslations("editors.field");
  const words = useTranslations("editors.line");
  const { dateFrom, dateTo, maintenanceMode } = draft.values;
  const [hasStart, hasEnd] = [dateFrom.trim() !== "", dateTo.trim() !== ""];
  const address = (name: "urlStart" | "urlEnd" | "urlMaintenance") => ({
    ...{ draft, name, label: t(name), hint: t(`${name}Hint`), maxLength: longest[name] },
    ...({ inputMode: "url", autoComplete: "off" } as const),
  });
  return (
    <>
      <CheckboxGroup legend={t("start")} className="grid items-start gap-4 sm:grid-cols-2">
        <WhenField draft={draft} name="dateFrom" label={t("dateFrom")} />
        <WhenField
          draft={draft}
          name="alertStart"
          label={t("alertStart")}
          disabled={!hasStart}
          hint={hasStart ? undefined : t("alertStartHint")}
        />
        <DraftField {...address("urlStart")} className="sm:col-span-2" />
      </CheckboxGroup>
      <CheckboxGroup legend={t("end")} className="grid items-start gap-4 sm:grid-cols-2">
        <WhenField draft={draft} name="dateTo" label={t("dateTo")} />
        <WhenField
          draft={draft}
          name="alertEnd"
          label={t("alertEnd")}
          disabled={!hasEnd}
          hint={hasEnd ? undefined : t("alertEndHint")}
        />
        <DraftField {...address("urlEnd")} className="sm:col-span-2" />
      </CheckboxGroup>
      <CheckboxGroup legend={t("maintenance")} className="grid gap-2">
        <Checkbox
          label={t("maintenanceMode")}
          name="maintenanceMode"
          checked={maintenanceMode}
          onChange={({ target }) => draft.set({ maintenanceMode: target.checked })}
        />
        <DraftField {...address("urlMaintenance")} />
      </CheckboxGroup>
      <section aria-label={words("title")} className="rounded-md border border-line px-4 py-3">
        <p className="mb-2 text-data text-ink-3">{words("zone")}</p>
        <TimeLine dates={datesOf(draft.values)} words />
      </section>
    </>
  );
}
