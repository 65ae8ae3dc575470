import { notFound } from "next/navigation";
import { SubfamilyCards } from "@/components/catalogue/subfamily-cards";
import type { Scope } from "@/lib/domains/catalogue/shelves/schema";
import { readPage, readText } from "@/lib/shared/address";
import type { Query } from "@/lib/domains/catalogue/search/address";
import { pageShelf } from "./page-shelf";
import { ShelfHead } from "./shelf-head";
import { ShelfItemList } from "./shelf-item-list";
import { findShelfPart } from "./shelf-part";

interface Props {
  scope: Scope;
  brand: string;
  segments: readonly string[];
  query: Query;
}

/** A family, a subfamily or the paged items of a generic article on a brand's or make's shelf. */
export async function ShelfPartsScreen({ scope, brand, segments, query }: Props) {
  const [found, { actor, lang, shelf, base }] = await Promise.all([
    findShelfPart(scope, brand, segments),
    pageShelf(scope, brand, `/parts/${segments.join("/")}`),
  ]);
  if (!found) notFound();
  const { place, row, subfamilies, genart } = found;
  const family = { label: row.family, href: `${base}/parts/${place.family}` };
  const crumbs = [
    { label: shelf.name, href: base },
    ...(place.subFamily ? [family] : []),
    ...(genart ? [{ label: row.label, href: `${family.href}/${row.id}` }] : []),
  ];
  const title = genart?.label ?? (place.subFamily ? row.label : row.family);
  const page = readPage(query.page);
  return (
    <div className="px-4 py-3.5 md:px-5">
      <ShelfHead scope={scope} title={`${shelf.name} · ${title}`} crumbs={[...crumbs, { label: title }]} />
      {genart ? (
        <ShelfItemList
          {...{ actor, scope, lang, page, title }}
          brandId={shelf.id}
          genartId={genart.id}
          path={`${family.href}/${row.id}/${genart.id}`}
          text={readText(query.text)}
        />
      ) : (
        <SubfamilyCards base={base} familyId={place.family} subfamilies={subfamilies} />
      )}
    </div>
  );
}
