import { getTranslations } from "next-intl/server";
import { askedSegments } from "@/app/(portal)/_components/settle-status";
import { LinkButton } from "@/components/ui/link-button";
import { vehicleIn } from "@/lib/domains/catalogue/search/vehicles";
import { decodeSegment } from "@/lib/domains/vehicles/paths/rules";
import { heldBy } from "@/lib/platform/actor";
import { mayOpen } from "@/lib/shared/page-rights";
import { requirePageActor } from "@/lib/web/actor";

/** What was typed beside a vehicle that nobody knows: it is still looked for, in the whole catalogue. */
export async function KeptPhrase() {
  const [, , , screen, text = ""] = await askedSegments();
  const { rest } = screen === "find" ? vehicleIn(decodeSegment(text) ?? "") : { rest: "" };
  if (rest === "" || !mayOpen("/pieces", heldBy(await requirePageActor()))) return null;
  const t = await getTranslations("catalogue.phrase");
  const shown = rest.slice(0, 60);
  return (
    <p className="flex justify-center px-4 pb-6">
      <LinkButton href={`/pieces/search/${encodeURIComponent(rest)}`} prefetch={false}>
        {t("whole", { text: shown })}
      </LinkButton>
    </p>
  );
}
