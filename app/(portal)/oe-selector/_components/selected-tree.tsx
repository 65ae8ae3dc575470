import { getTranslations } from "next-intl/server";
import { fittingArticles } from "@/app/(portal)/_components/oe-articles";
import { oeOutcomeOf } from "@/app/(portal)/_components/oe-outcome";
import { ClientMessages } from "@/components/page/client-messages";
import { drawnPlate } from "@/components/oe/drawn-plate";
import { OePlate } from "@/components/oe/oe-plate";
import { OeSource } from "@/components/oe/oe-source";
import { OeState } from "@/components/oe/oe-state";
import { OeTree } from "@/components/oe/oe-tree";
import { plateRows, type PlatePlaces } from "@/components/oe/plate-rows";
import { plateIn, treeGroups } from "@/components/oe/tree-groups";
import { LinkButton } from "@/components/ui/link-button";
import { RetryButton } from "@/components/vehicles/retry-button";
import { getOeNode } from "@/lib/domains/oe/queries/get-node";
import { getOeTree } from "@/lib/domains/oe/queries/get-tree";
import type { OeTreeAnswer } from "@/lib/domains/oe/schema";
import { vehicleBase } from "@/lib/domains/vehicles/paths/rules";
import { allowedFields } from "@/lib/domains/vehicles/search/fields";
import { heldBy, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { mayOpen } from "@/lib/shared/page-rights";
import { oeSelectorAddress, type OeChoice } from "./oe-choice";
import { faultOfVin } from "./vin-fault";

interface Props {
  actor: Actor;
  lang: Language;
  choice: OeChoice;
}

type Chosen = { vin: string } | { ktype: number };
const chosenIn = ({ vin, ktype }: OeChoice): Chosen | null => (vin ? { vin } : ktype === null ? null : { ktype });

/** The tree of the chosen vehicle, or one of its plates; what is no VIN is said at its field. */
export async function SelectedTree({ actor, lang, choice }: Props) {
  const [t, common] = await Promise.all([getTranslations("oe"), getTranslations("common")]);
  const chosen = chosenIn(choice);
  if (!chosen || faultOfVin(choice.vin)) return <p className="text-ink-2">{t("selectorText")}</p>;
  const tree = await oeOutcomeOf(getOeTree(actor, { lang, ...chosen }));
  const away = <LinkButton href="/oe-selector">{t("other")}</LinkButton>;
  if (tree.is !== "ok")
    return <OeState level={2} outcome={tree} action={away} again={<RetryButton label={common("retry")} />} />;
  if (choice.node) return <SelectedPlate {...{ actor, lang, choice, chosen }} tree={tree.value} />;
  const { branches, client, source } = tree.value;
  const groups = treeGroups(branches, (node) => oeSelectorAddress({ ...choice, node }));
  return (
    <section className="grid gap-3">
      <h2 className="text-lead font-semibold">{[client.mark, client.model].filter(Boolean).join(" ")}</h2>
      <OeSource source={source} />
      <ClientMessages of={["oe"]}>
        <OeTree groups={groups} />
      </ClientMessages>
    </section>
  );
}

function articlesOf(actor: Actor, chosen: Chosen): PlatePlaces["articlesAt"] {
  const [field, value] = "vin" in chosen ? (["vin", chosen.vin] as const) : (["ktype", String(chosen.ktype)] as const);
  const may = heldBy(actor);
  if (!mayOpen("/identification-vehicule", may) || !allowedFields(may).includes(field)) return null;
  return (genartId, number) => fittingArticles(vehicleBase({ field, value }), genartId, number);
}

const numberAt = (actor: Actor) => {
  const start = mayOpen("/part-selector-oe", heldBy(actor)) ? "/part-selector-oe" : "/pieces/oes";
  return (number: string): string => `${start}/${encodeURIComponent(number)}`;
};

async function SelectedPlate({ actor, lang, choice, chosen, tree }: Props & { chosen: Chosen; tree: OeTreeAnswer }) {
  const [t, common] = await Promise.all([getTranslations("oe"), getTranslations("common")]);
  const back = <LinkButton href={oeSelectorAddress({ ...choice, node: "" })}>{t("toTree")}</LinkButton>;
  const found = plateIn(tree.branches, choice.node);
  const outcome = found
    ? await oeOutcomeOf(
        getOeNode(actor, { lang, ssd: tree.client.ssd, link: found.node.mod_link, nodeId: choice.node }),
      )
    : ({ is: "none", code: "no-oem-for-view" } as const);
  if (outcome.is !== "ok")
    return <OeState level={2} outcome={outcome} action={back} again={<RetryButton label={common("retry")} />} />;
  const { node_name, parts, source } = outcome.value;
  const rows = plateRows(parts, { numberAt: numberAt(actor), articlesAt: articlesOf(actor, chosen) });
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="min-w-0 flex-1 text-lead font-semibold">{node_name}</h2>
        {back}
      </div>
      <ClientMessages of={["oe"]}>
        <OePlate name={node_name} illustration={drawnPlate(outcome.value)} rows={rows} />
      </ClientMessages>
      <OeSource source={source} />
    </section>
  );
}
