import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import type { Selector } from "@/lib/domains/vehicles/versions/paths";

/** The address names a kind, make, model, version or search that the selector does not know. */
export async function UnknownPlace({
  selector,
  what,
}: {
  selector: Selector;
  what: "kind" | "make" | "model" | "vehicle" | "search";
}) {
  const t = await getTranslations("selector");
  const help = what === "kind" && selector === "stats-selector" ? "statsKind" : what;
  return (
    <EmptyState
      level={1}
      title={t(`unknown.${what}`)}
      text={t(`unknownHelp.${help}`)}
      action={
        <LinkButton variant="primary" href={`/${selector}/vl`}>
          {t("allMakes")}
        </LinkButton>
      }
    />
  );
}
