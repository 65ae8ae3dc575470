import { getTranslations } from "next-intl/server";
import { ExternalLink } from "@/components/drawings/icons";
import { LinkButton } from "@/components/ui/link-button";
import type { BoxPlace } from "@/lib/domains/diagnostics/box/rules";

/** Leads to the company's box: in our own frame, or, said so, in a new tab. */
export async function BoxLink({ box }: { box: BoxPlace }) {
  const t = await getTranslations("diag.box");
  if (box.framed)
    return (
      <LinkButton href="/app/mybox" prefetch={false}>
        {t("open")}
      </LinkButton>
    );
  return (
    <LinkButton href="/app/mybox" prefetch={false} target="_blank" rel="noopener">
      {t("openOutside")}
      <ExternalLink className="size-3.5" />
    </LinkButton>
  );
}
