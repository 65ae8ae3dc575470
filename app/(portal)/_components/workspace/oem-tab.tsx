import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { OeSource } from "@/components/oe/oe-source";
import { OeState } from "@/components/oe/oe-state";
import { OeTree } from "@/components/oe/oe-tree";
import { treeGroups } from "@/components/oe/tree-groups";
import { Note } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { RetryButton } from "@/components/vehicles/retry-button";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { hasRight } from "@/lib/platform/actor";
import { oeTreeAt } from "./oem-subject";
import type { Workspace } from "./workspace";

/** The OEM tab without a contract: the tree of the vehicle's maker. */
export async function OemTab({ place }: { place: Workspace }) {
  const { base } = place;
  const [t, common, outcome] = await Promise.all([getTranslations("oe"), getTranslations("common"), oeTreeAt(place)]);
  const back = <LinkButton href={base}>{t("back")}</LinkButton>;
  if (outcome.is !== "ok")
    return <OeState outcome={outcome} action={back} again={<RetryButton label={common("retry")} />} />;
  const { branches, source } = outcome.value;
  const groups = treeGroups(branches, (nodeId) => vehiclePlace(base, { kind: "oemPlate", nodeId }));
  return (
    <div className="grid gap-3 px-4 py-3.5 md:px-5">
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="text-title font-title tracking-tight">{t("tree")}</h1>
          <OeSource source={source} />
        </div>
        {hasRight(place.actor, "OEMFamily") ? (
          <LinkButton href={vehiclePlace(base, { kind: "oem" })}>{t("family")}</LinkButton>
        ) : null}
      </div>
      {outcome.note ? (
        <Note>
          <strong>{t("state.noResults")}</strong> {t("ofVersion")}
        </Note>
      ) : null}
      <ClientMessages of={["oe"]}>
        <OeTree groups={groups} />
      </ClientMessages>
    </div>
  );
}
