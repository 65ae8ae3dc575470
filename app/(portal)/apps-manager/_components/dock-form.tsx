import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { dockTypes, faultsOfDock, longestImage, type DockDraft, type DockType } from "@/lib/domains/apps/dock/rules";
import type { DockApp } from "@/lib/domains/apps/dock/schema";
import { isForeign, longestAppName, longestAppUrl } from "@/lib/domains/apps/rules";
import type { Right } from "@/lib/shared/rights";
import type { RightName } from "./right-name";

interface Props {
  /** Null for a new one. */
  app: DockApp | null;
  rights: readonly RightName[];
  onSaved: (apps: DockApp[]) => void;
  onElsewhere: () => void;
  onCancel: () => void;
}

interface Typed {
  name: string;
  img: string;
  url: string;
  widget: string;
  appType: DockType;
  accessRight: Right | "";
  brandId: string;
}

const typedOf = (app: DockApp | null): Typed => ({
  name: app?.name ?? "",
  img: app?.img ?? "",
  url: app?.url ?? "",
  widget: app?.widget ?? "",
  appType: app?.appType ?? "iframe",
  accessRight: app?.accessRight ?? "",
  brandId: String(app?.brandId ?? ""),
});

const orNull = (text: string): string | null => text.trim() || null;

function draftOf({ name, img, url, widget, appType, accessRight, brandId }: Typed): DockDraft {
  const brand = /^\d{1,9}$/.test(brandId.trim()) ? Number(brandId) : null;
  return {
    ...{ name: name.trim(), img: orNull(img), url: orNull(url), widget: orNull(widget), appType },
    ...{ accessRight: accessRight || null, brandId: brand || null },
  };
}

/** One app of the dock; where its site refuses frames, the answer says so. */
export function DockForm({ app, rights, onSaved, onElsewhere, onCancel }: Props) {
  const t = useTranslations("apps.manager");
  const common = useTranslations("common");
  const wordOf = (code: string) => (code === "taken" ? t("taken") : null);
  const warn = async ({ appType, url }: DockDraft) => {
    if (appType !== "iframe" || url === null || !isForeign(url)) return;
    const { verdict } = await call("post", "/frame-verdict", { body: { url } });
    if (verdict === "refused") toast.warning(t("refuses"));
  };
  const draft = useDraft<Typed>({
    first: typedOf(app),
    check: (values) => faultsOfDock(draftOf(values)),
    word: (code) =>
      code === "reserved" || code === "address" || code === "image" ? t(`faults.${code}`) : wordOf(code),
    refusal: ({ code }, mark) => {
      if (code === "name-taken") return mark({ name: "taken" });
      if (code === "dock-full") return t("full");
      if (code !== "dock-changed" && code !== "not-found") return common("error");
      onElsewhere();
      return null;
    },
    send: async (values) => {
      const body = draftOf(values);
      const apps = app
        ? await call("post", "/dock-apps/change/{id}", {
            params: { id: app.id },
            body: { app: body, seen: app.changedAt },
          })
        : await call("post", "/dock-apps", { body });
      toast.success(t(app ? "saved" : "added", { name: body.name }));
      onSaved(apps);
      // The app is kept, whatever became of the question.
      await warn(body).catch(() => undefined);
    },
  });
  return (
    <DraftForm draft={draft} submit={common("save")} onCancel={onCancel}>
      <DraftField draft={draft} name="name" label={t("name")} maxLength={longestAppName} required />
      <DraftField draft={draft} name="appType" label={t("appType")}>
        {dockTypes.map((type) => (
          <option key={type} value={type}>
            {t(`types.${type}`)}
          </option>
        ))}
      </DraftField>
      <DraftField draft={draft} name="url" label={t("url")} hint={t("urlHint")} maxLength={longestAppUrl} />
      <DraftField
        draft={draft}
        name="brandId"
        label={t("brandId")}
        hint={t("brandHint")}
        inputMode="numeric"
        maxLength={9}
      />
      <DraftField draft={draft} name="accessRight" label={t("accessRight")}>
        <option value="">{t("noRight")}</option>
        {rights.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </DraftField>
      <DraftField draft={draft} name="img" label={t("img")} hint={t("imgHint")} maxLength={longestImage} />
      <DraftField draft={draft} name="widget" label={t("widget")} maxLength={longestAppUrl} />
    </DraftForm>
  );
}
