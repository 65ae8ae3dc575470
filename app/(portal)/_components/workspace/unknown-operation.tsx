import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";

/** No operation of the company has the number, another company's included. */
export async function UnknownOperation({ number }: { number: string }) {
  const t = await getTranslations("operations");
  return (
    <EmptyState
      level={1}
      title={t("unknown", { number })}
      text={t("unknownText")}
      action={
        <LinkButton variant="primary" href="/operations">
          {t("all")}
        </LinkButton>
      }
    />
  );
}
