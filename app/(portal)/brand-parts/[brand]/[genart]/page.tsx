import { notFound, redirect } from "next/navigation";
import { nameBrands } from "@/lib/domains/catalogue/brands/queries/list-brands";
import { shelfPath } from "@/lib/domains/catalogue/shelves/rules";
import { listPlaces } from "@/lib/domains/catalogue/tree/queries/list-reference";
import { readId } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

interface Props {
  params: Promise<{ brand: string; genart: string }>;
}

/** The articles of a brand and a generic article, by their ids as tiles name them: its page on the brand's shelf. */
export default async function BrandPartsPage({ params }: Props) {
  const [actor, lang, segments] = await Promise.all([requireActorAt("/brand-parts"), pageLanguage(), params]);
  const [brandId, genartId] = [readId(segments.brand), readId(segments.genart)];
  if (brandId === null || genartId === null) notFound();
  const [[brand], [place]] = await Promise.all([
    nameBrands(actor, { ids: [brandId] }),
    listPlaces(actor, { ids: [genartId], lang }),
  ]);
  if (!brand || !place) notFound();
  redirect(`${shelfPath("all", brand.name)}/parts/${place.familyId}/${place.subFamilyId}/${place.id}`);
}
