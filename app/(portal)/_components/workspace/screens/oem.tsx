import { getTranslations } from "next-intl/server";
import { BackOnEscape } from "@/components/page/back-on-escape";
import { ClientMessages } from "@/components/page/client-messages";
import { OeSource } from "@/components/oe/oe-source";
import { OeState } from "@/components/oe/oe-state";
import { OeTree } from "@/components/oe/oe-tree";
import { plateIn, treeGroups } from "@/components/oe/tree-groups";
import { LinkButton } from "@/components/ui/link-button";
import { RetryButton } from "@/components/vehicles/retry-button";
import { getOeFamily } from "@/lib/domains/oe/queries/get-family";
import { tabPath, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { hasRight } from "@/lib/platform/actor";
import { oeOutcomeOf } from "@/app/(portal)/_components/oe-outcome";
import { oeTreeAt } from "../oem-subject";
import { screen, type Asked } from "../screen";

async function OemFamily({ place }: Asked<"oem">) {
  const { actor, base, lang } = place;
  const [t, common, tree, family] = await Promise.all([
    getTranslations("oe"),
    getTranslations("common"),
    oeTreeAt(place),
    oeOutcomeOf(getOeFamily(actor, { lang })),
  ]);
  const mayOpenTree = hasRight(actor, "OEM");
  const above = mayOpenTree ? tabPath(base, "oem") : base;
  const back = <LinkButton href={above}>{t(mayOpenTree ? "toTree" : "back")}</LinkButton>;
  if (tree.is !== "ok") return <OeState outcome={tree} action={back} again={<RetryButton label={common("retry")} />} />;
  const { branches, source } = tree.value;
  const whole = family.is === "ok" ? family.value.branches : branches;
  const groups = treeGroups(whole, (nodeId) =>
    plateIn(branches, nodeId) ? vehiclePlace(base, { kind: "oemPlate", nodeId }) : null,
  );
  return (
    <div className="grid gap-3 px-4 py-3.5 md:px-5">
      <BackOnEscape href={above} />
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1">
          <h1 className="text-title font-title tracking-tight">{t("family")}</h1>
          <OeSource source={source} />
        </div>
        {back}
      </div>
      <ClientMessages of={["oe"]}>
        <OeTree groups={groups} />
      </ClientMessages>
    </div>
  );
}

/** The families of the maker's parts, those that the vehicle has not told as such. */
export default screen("oem", {
  title: async ({ place }) =>
    [(await getTranslations("oe"))("family"), place?.vehicle.label].filter(Boolean).join(" · "),
  View: OemFamily,
});
