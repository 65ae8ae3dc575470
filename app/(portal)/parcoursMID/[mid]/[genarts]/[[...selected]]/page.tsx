import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { settleMissing } from "@/app/(portal)/_components/settle-status";
import { readGenarts } from "@/app/(portal)/_components/workspace/workspace";
import { readId } from "@/lib/shared/address";
import { LinkButton } from "@/components/ui/link-button";
import { EmptyState } from "@/components/ui/states";
import { findKtypeOfMid } from "@/lib/domains/vehicles/numbers/queries";
import { readMid } from "@/lib/domains/vehicles/numbers/rules";
import { decodeSegment, identificationStart, vehicleBase, vehiclePlace } from "@/lib/domains/vehicles/paths/rules";
import { requireActorAt } from "@/lib/web/actor";

interface Props {
  params: Promise<{ mid: string; genarts: string; selected?: string[] }>;
}

/** Parts of a vehicle that is named by its MID lead to them under its ktype. */
export default async function MidPage({ params }: Props) {
  const [{ mid: segment, genarts, selected = [] }, actor, t, tools] = await Promise.all([
    params,
    requireActorAt("/parcoursMID"),
    getTranslations("workspace.redirects"),
    getTranslations("workspace.tool"),
  ]);
  const mid = decodeSegment(segment) ?? "";
  const ktype = readMid(mid) === null ? null : await findKtypeOfMid(actor, { mid });
  if (ktype === null) {
    await settleMissing();
    const identify = <LinkButton href={identificationStart}>{tools("identify")}</LinkButton>;
    return <EmptyState level={1} title={t("mid", { mid: mid.slice(0, 40) })} text={t("midText")} action={identify} />;
  }
  const base = vehicleBase({ field: "ktype", value: String(ktype) });
  const genartIds = readGenarts(genarts);
  const [first] = genartIds;
  if (first === undefined) redirect(base);
  const asked = readId(selected[0]);
  const itemId = genartIds.find((id) => id === asked) ?? first;
  redirect(vehiclePlace(base, { kind: "search", name: "parcoursMID", genartIds, itemId }));
}
