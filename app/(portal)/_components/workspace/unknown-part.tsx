import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";

type What = "unknownText" | "unknownSubText" | "unknownGenartText";

/** An address below a vehicle that names no family, subfamily or part of it. */
export async function UnknownPart({ what, back }: { what: What; back: string }) {
  const t = await getTranslations("catalogue");
  return (
    <EmptyState
      level={1}
      title={t("notFound")}
      text={t(`families.${what}`)}
      action={<LinkButton href={back}>{t("families.back")}</LinkButton>}
    />
  );
}
