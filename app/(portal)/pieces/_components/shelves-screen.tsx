import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { PartSearchField } from "@/components/catalogue/search/part-search-field";
import { TileGrid } from "@/components/catalogue/tile-grid";
import { ClientMessages } from "@/components/page/client-messages";
import { ChipLink } from "@/components/ui/chip";
import { EmptyState } from "@/components/ui/states";
import { shelfPath } from "@/lib/domains/catalogue/shelves/rules";
import { scopes, type Scope, type Shelf } from "@/lib/domains/catalogue/shelves/schema";
import { listUserBrands } from "@/lib/domains/catalogue/brands/queries/list-brands";
import { listShelves } from "@/lib/domains/catalogue/shelves/queries/browse-shelves";
import { browser } from "./page-shelf";

/** The brands or makes to browse, the user's own first, below the search of parts. */
export async function ShelvesScreen({ scope }: { scope: Scope }) {
  const { actor } = await browser(scope);
  const [shelves, own, t] = await Promise.all([
    listShelves(actor, { scope }),
    scope === "oe" ? [] : listUserBrands(actor),
    getTranslations("catalogue.browse"),
  ]);
  const first = own.flatMap(({ id }) => shelves.filter((shelf) => shelf.id === id));
  const inOrder = [...first, ...shelves.filter((shelf) => !first.includes(shelf))];
  return (
    <div className="px-4 py-3.5 md:px-5">
      <h1 className="mb-3 text-title font-title tracking-tight">{t(`title.${scope}`)}</h1>
      <ClientMessages of={["catalogue.search", "catalogue.families", "scan"]}>
        <PartSearchField initial="" />
        <nav aria-label={t("scopes")} className="my-4 flex flex-wrap gap-2">
          {scopes.map((one) => (
            <ChipLink key={one} href={shelfPath(one)} active={one === scope} prefetch={false}>
              {t(`scope.${one}`)}
            </ChipLink>
          ))}
        </nav>
        {shelves.length > 0 ? (
          <TileGrid
            label={t(`title.${scope}`)}
            className="grid-cols-2 sm:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
            tiles={inOrder.map((shelf) => ({
              id: shelf.id,
              text: shelf.name,
              node: <ShelfTile scope={scope} shelf={shelf} count={t(`count.${scope}`, { count: shelf.count })} />,
            }))}
          />
        ) : (
          <EmptyState title={t(`none.${scope}`)} text={t("noneText")} />
        )}
      </ClientMessages>
    </div>
  );
}

function ShelfTile({ scope, shelf: { name }, count }: { scope: Scope; shelf: Shelf; count: string }) {
  return (
    <Link
      href={shelfPath(scope, name)}
      prefetch={false}
      className="flex h-full min-h-12 flex-col rounded-md border border-line bg-paper px-3 py-2 shadow-card transition-colors hover:border-accent"
    >
      <span className="font-strong wrap-anywhere">{name}</span>
      <span className="num text-data text-ink-3">{count}</span>
    </Link>
  );
}
