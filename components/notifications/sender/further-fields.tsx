import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import type { Draft } from "@/components/page/use-draft";
import { notificationCategories, notificationTargets } from "@/lib/domains/notifications/rules";
import type { SenderDraft } from "./draft";

const longest = { url: 200, image: 255, when: 40 };

/** Of what kind a notification is, where it leads and for whom, its pictures, when it is sent and ends. */
export function FurtherFields({ draft, isFree }: { draft: Draft<SenderDraft>; isFree: boolean }) {
  const t = useTranslations("notifications.sender");
  const categories = useTranslations("notifications.category");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <DraftField draft={draft} name="category" label={t("category")}>
        {notificationCategories.map((one) => (
          <option key={one} value={one}>
            {categories(one)}
          </option>
        ))}
      </DraftField>
      <DraftField
        draft={draft}
        name="targetUrl"
        label={t("url")}
        hint={t("urlHint")}
        inputMode="url"
        maxLength={longest.url}
      />
      {isFree ? (
        <>
          <DraftField draft={draft} name="target" label={t("target")}>
            {notificationTargets.map((one) => (
              <option key={one} value={one}>
                {t(`targets.${one}`)}
              </option>
            ))}
          </DraftField>
          <DraftField draft={draft} name="access" label={t("access")}>
            {(["private", "public"] as const).map((one) => (
              <option key={one} value={one}>
                {t(`accesses.${one}`)}
              </option>
            ))}
          </DraftField>
        </>
      ) : null}
      <DraftField
        draft={draft}
        name="image"
        label={t("image")}
        hint={t("pictureHint")}
        inputMode="url"
        maxLength={longest.image}
      />
      <DraftField draft={draft} name="icon" label={t("icon")} inputMode="url" maxLength={longest.image} />
      <DraftField
        draft={draft}
        name="sendAt"
        label={t("sendAt")}
        hint={t("sendAtHint")}
        placeholder={t("whenFormat")}
        autoComplete="off"
        maxLength={longest.when}
      />
      <DraftField
        draft={draft}
        name="expiresAt"
        label={t("expiresAt")}
        hint={t("expiresAtHint")}
        placeholder={t("whenFormat")}
        autoComplete="off"
        maxLength={longest.when}
      />
    </div>
  );
}
