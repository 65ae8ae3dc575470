import { notFound } from "next/navigation";
import { SubfamilyCards } from "@/components/catalogue/subfamily-cards";
import { readShelfPlace } from "@/lib/domains/catalogue/browse/paths/rules";
import type { Scope } from "@/lib/domains/catalogue/browse/schema";
import { readPage } from "@/lib/domains/catalogue/pages/rules";
import { listShelfSubfamilies } from "@/lib/domains/catalogue/queries/browse-shelves";
import type { Query } from "@/lib/domains/catalogue/search/address/rules";
import { pageShelf } from "./page-shelf";
import { ShelfHead } from "./shelf-head";
import { ShelfItemList } from "./shelf-item-list";

interface Props {
  scope: Scope;
  brand: string;
  segments: readonly string[];
  query: Query;
}

/** A family, a subfamily or the paged items of a generic article on a brand's or make's shelf. */
export async function ShelfPartsScreen({ scope, brand, segments, query }: Props) {
  const place = readShelfPlace(segments);
  if (!place) notFound();
  const { actor, lang, shelf, base } = await pageShelf(scope, brand, `/parts/${segments.join("/")}`);
  const rows = await listShelfSubfamilies(actor, { scope, brandId: shelf.id, lang, family: place.family });
  const shown = rows.filter(({ id }) => place.subFamily === undefined || id === place.subFamily);
  const [row] = shown;
  if (!row) notFound();
  const genart = row.genarts.find(({ id }) => id === place.itemId);
  if (place.itemId && !genart) notFound();
  const family = { label: row.family, href: `${base}/parts/${place.family}` };
  const crumbs = [
    { label: shelf.name, href: base },
    ...(place.subFamily ? [family] : []),
    ...(genart ? [{ label: row.label, href: `${family.href}/${row.id}` }] : []),
  ];
  const title = genart?.label ?? (place.subFamily ? row.label : row.family);
  const page = readPage(typeof query.page === "string" ? query.page : null);
  return (
    <div className="px-4 py-3.5 md:px-5">
      <ShelfHead scope={scope} title={`${shelf.name} · ${title}`} crumbs={[...crumbs, { label: title }]} />
      {genart ? (
        <ShelfItemList
          {...{ actor, scope, lang, page, title }}
          brandId={shelf.id}
          genartId={genart.id}
          path={`${family.href}/${row.id}/${genart.id}`}
          text={typeof query.text === "string" ? query.text.slice(0, 200) : ""}
        />
      ) : (
        <SubfamilyCards base={base} familyId={place.family} subfamilies={shown} />
      )}
    </div>
  );
}
