import { Link } from "@/components/ui/link";
import { getTranslations } from "next-intl/server";
import { ChipLink } from "@/components/ui/chip";
import { storePlaceHref, type StorePlace } from "@/lib/domains/store/rules";
import type { StoreFamily, StoreTree, StoreUniverse } from "@/lib/domains/store/schema";
import { FamilyIcon } from "./family-icon";

/** What lies below the reader's place: families of universes, the categories of a family. */
export async function StoreAlbums({ tree, place }: { tree: StoreTree; place: StorePlace }) {
  const t = await getTranslations("store");
  const { universe, family, category } = place;
  if (family) {
    const all = { href: storePlaceHref({ universe, family, category: null }), label: t("wholeFamily"), id: 0 };
    const own = family.categories.map((one) => ({ ...one, href: storePlaceHref({ universe, family, category: one }) }));
    return (
      <nav aria-label={t("categories")} className="flex flex-wrap gap-1.5">
        {[all, ...own].map(({ id, href, label }) => (
          <ChipLink key={id} href={href} active={id === (category?.id ?? 0)}>
            {label}
          </ChipLink>
        ))}
      </nav>
    );
  }
  const shown = universe ? [universe] : tree;
  return shown.map((one) => (
    <section key={one.id} aria-label={universe ? t("families") : one.label} className="grid gap-2">
      {universe ? null : <h2 className="text-sub font-semibold">{one.label}</h2>}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {one.families.map((album) => (
          <Album key={album.id} universe={one} family={album} />
        ))}
      </ul>
    </section>
  ));
}

function Album({ universe, family }: { universe: StoreUniverse; family: StoreFamily }) {
  return (
    <li className="relative grid content-start gap-1 rounded-md border border-line bg-paper p-3 shadow-card hover:border-accent">
      <FamilyIcon family={family.id} />
      <Link
        href={storePlaceHref({ universe, family, category: null })}
        prefetch={false}
        className="font-semibold after:absolute after:inset-0 after:rounded-md"
      >
        {family.label}
      </Link>
      <p className="text-data text-ink-3">{family.categories.map(({ label }) => label).join(" · ")}</p>
    </li>
  );
}
