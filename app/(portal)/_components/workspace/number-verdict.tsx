import { getTranslations } from "next-intl/server";
import { fittingArticles } from "@/app/(portal)/_components/oe-articles";
import { Note } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { countFittingOriginals } from "@/lib/domains/catalogue/fit/originals/queries";
import type { OeApplicabilityAnswer } from "@/lib/domains/oe/schema";
import type { VehicleFacts } from "@/lib/domains/vehicles/schema";
import type { Actor } from "@/lib/platform/actor";
import { normaliseNumber } from "@/lib/shared/part-number";

interface Props {
  actor: Actor;
  base: string;
  facts: VehicleFacts;
  number: string;
  entries: OeApplicabilityAnswer["applicability"];
}

/** Whether a maker's number is one of the vehicle in hand, by the articles that carry it. */
export async function NumberVerdict({ actor, base, facts, number, entries }: Props) {
  const genartIds = [...new Set(entries.map(({ genartId }) => genartId))].filter((id) => id !== null);
  const [t, oe, { ofNumber }] = await Promise.all([
    getTranslations("oe.verdict"),
    getTranslations("oe"),
    countFittingOriginals(actor, { facts, genartIds, numbers: [number] }),
  ]);
  const { fitting, refused } = ofNumber.get(normaliseNumber(number)) ?? { fitting: 0, refused: 0 };
  const vehicle = facts.label;
  if (fitting === 0) return <Note tone="no">{t(refused > 0 ? "refused" : "none", { vehicle })}</Note>;
  const [genartId, ...others] = genartIds;
  return (
    <Note tone="fit" className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="min-w-0 flex-1 basis-60">{t("fits", { vehicle, count: fitting })}</span>
      {genartId !== undefined && others.length === 0 ? (
        <LinkButton variant="primary" href={fittingArticles(base, genartId, number)} prefetch={false}>
          {oe("showArticles", { count: fitting })}
        </LinkButton>
      ) : null}
    </Note>
  );
}
