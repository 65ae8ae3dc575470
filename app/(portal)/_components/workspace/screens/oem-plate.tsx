import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { drawnPlate } from "@/components/oe/drawn-plate";
import { OePlate } from "@/components/oe/oe-plate";
import { OeSource } from "@/components/oe/oe-source";
import { OeState } from "@/components/oe/oe-state";
import { plateRows } from "@/components/oe/plate-rows";
import { plateIn } from "@/components/oe/tree-groups";
import { LinkButton } from "@/components/ui/link-button";
import { RetryButton } from "@/components/vehicles/retry-button";
import { getOeNode } from "@/lib/domains/oe/queries/get-node";
import type { OePartsAnswer } from "@/lib/domains/oe/schema";
import { tabPath, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { hasRight } from "@/lib/platform/actor";
import { fittingArticles } from "@/app/(portal)/_components/oe-articles";
import { oeOutcomeOf, type OeOutcome } from "@/app/(portal)/_components/oe-outcome";
import { oeTreeAt } from "../oem-subject";
import { PartFrame } from "../part-frame";
import { screen, type Asked, type Verdict } from "../screen";
import type { Workspace } from "../workspace";

interface Plate {
  node: OePartsAnswer;
  /** The group and the subgroup that it stands in. */
  above: string;
}

async function plateAt(place: Workspace, nodeId: string): Promise<OeOutcome<Plate>> {
  const tree = await oeTreeAt(place);
  if (tree.is !== "ok") return tree;
  const { branches, client } = tree.value;
  const found = plateIn(branches, nodeId);
  if (!found) return { is: "none", code: "no-oem-for-view" };
  const asked = { lang: place.lang, ssd: client.ssd, link: found.node.mod_link, nodeId };
  const node = await oeOutcomeOf(getOeNode(place.actor, asked, place.facts ?? undefined));
  if (node.is !== "ok") return node;
  return { ...node, value: { node: node.value, above: `${found.group.name} · ${found.branch.name}` } };
}

const treeOf = ({ actor, base }: Workspace): string =>
  hasRight(actor, "OEM") ? tabPath(base, "oem") : vehiclePlace(base, { kind: "oem" });

type Shown = Exclude<OeOutcome<Plate>, { is: "none" | "denied" }> | { is: "failed"; code: string };

async function PlateView({ place, found }: Asked<"oemPlate"> & { found: Shown }) {
  const { base } = place;
  const [t, common] = await Promise.all([getTranslations("oe"), getTranslations("common")]);
  const tree = treeOf(place);
  const back = <LinkButton href={tree}>{t("toTree")}</LinkButton>;
  if (found.is !== "ok")
    return <OeState outcome={found} action={back} again={<RetryButton label={common("retry")} />} />;
  const { node, above } = found.value;
  const rows = plateRows(node.parts, {
    numberAt: (oeNumber) => vehiclePlace(base, { kind: "oemNumber", oeNumber }),
    articlesAt: place.facts && ((genartId, number) => fittingArticles(base, genartId, number)),
  });
  return (
    <PartFrame place={place} title={node.node_name} here={node.node_name} above={tree} tools={back}>
      <p className="mb-3 text-ink-2">{above}</p>
      <div className="[--bar:6.5rem] md:[--bar:5.5rem]">
        <ClientMessages of={["oe"]}>
          <OePlate name={node.node_name} illustration={drawnPlate(node)} rows={rows} />
        </ClientMessages>
      </div>
      <div className="mt-3">
        <OeSource source={node.source} />
      </div>
    </PartFrame>
  );
}

async function NoPlate({ place, denied }: { place: Workspace; denied: boolean }) {
  const t = await getTranslations("oe");
  const outcome = denied ? ({ is: "denied" } as const) : ({ is: "none", code: "no-oem-for-view" } as const);
  return <OeState outcome={outcome} action={<LinkButton href={treeOf(place)}>{t("toTree")}</LinkButton>} />;
}

/** A plate of the maker's catalogue: its drawing, its positions, what replaces them. */
export default screen("oemPlate", {
  async judge({ place, at }): Promise<Verdict<Shown>> {
    const found = await plateAt(place, at.nodeId);
    if (found.is === "none") return "missing";
    return found.is === "denied" ? "denied" : { found };
  },
  title: async ({ place }, found) => {
    const t = await getTranslations("oe");
    const name = found?.is === "ok" ? found.value.node.node_name : t("tree");
    return [name, place?.vehicle.label].filter(Boolean).join(" · ");
  },
  View: PlateView,
  Missing: ({ place }) => <NoPlate place={place} denied={false} />,
  Denied: ({ place }) => <NoPlate place={place} denied />,
});
