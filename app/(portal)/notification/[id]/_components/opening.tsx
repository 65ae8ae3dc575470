import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { Spinner } from "@/components/ui/spinner";

/** Shown on the way; the link is for whoever is not taken there by itself. */
export function Opening({ to }: { to: string }) {
  const t = useTranslations("notifications.link");
  return (
    <div className="grid justify-items-center gap-4 py-12">
      <p role="status" className="flex items-center gap-2 text-ink-2">
        <Spinner /> {t("opening")}
      </p>
      <LinkButton href={to} prefetch={false}>
        {t("continue")}
      </LinkButton>
    </div>
  );
}
