import { useTranslations } from "next-intl";

/** Says how long a door stays shut: in seconds below a minute, then in minutes. */
export function useLockText(): (seconds: number) => string {
  const t = useTranslations("login");
  return (seconds) =>
    seconds < 60 ? t("lockedSeconds", { seconds }) : t("locked", { minutes: Math.ceil(seconds / 60) });
}
