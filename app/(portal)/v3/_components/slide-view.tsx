import { getTranslations } from "next-intl/server";
import { TyreDesk } from "@/app/(portal)/_components/tyre-desk";
import { PartSearchField } from "@/components/catalogue/search/part-search-field";
import { ClientMessages } from "@/components/page/client-messages";
import { KeptList } from "@/components/vehicles/kept-list";
import { TilePicker } from "@/components/selector/tile-picker";
import { ArrowLinks } from "@/components/ui/arrow-links";
import { Button } from "@/components/ui/button";
import { InputBox } from "@/components/ui/input";
import { FocusFirst } from "@/components/workshop/focus-first";
import { WorkshopSearch } from "@/components/workshop/workshop-search";
import { listMakes } from "@/lib/domains/vehicles/models/queries";
import { selectionPath } from "@/lib/domains/vehicles/versions/paths";
import { slidePath, type WorkshopSlide } from "@/lib/domains/vehicles/workshop/rules";
import { hasRight, type Actor } from "@/lib/platform/actor";
import type { QueryValue } from "@/lib/shared/address";

/** What the vehicles of a Swiss plate are shown with. */
const swissMessages = [
  ...(["vehicles.swiss", "vehicles.noResults", "vehicles.failed", "vehicles.failedHelp"] as const),
  ...(["vehicles.loading", "vehicles.retry"] as const),
];

interface Props {
  actor: Actor;
  slide: WorkshopSlide;
  query: Record<string, QueryValue>;
}

/** A slide's search bar and what this browser or the catalogue offers below it. */
export async function SlideView({ actor, slide, query }: Props) {
  switch (slide) {
    case "identification":
    case "diag":
      return (
        <FocusFirst key={slide}>
          <ClientMessages of={["workshop.search", "workshop.hint", ...swissMessages]}>
            <WorkshopSearch slide={slide} swiss={hasRight(actor, "immatCH")} />
          </ClientMessages>
          <Kept />
        </FocusFirst>
      );
    case "carselector":
      return <Makes actor={actor} />;
    case "partselector":
      return (
        <FocusFirst key={slide}>
          <ClientMessages of={["catalogue.search", "scan"]}>
            <PartSearchField initial="" />
          </ClientMessages>
          <Kept />
        </FocusFirst>
      );
    case "tires":
      return (
        <FocusFirst key={slide}>
          <TyreDesk actor={actor} path={slidePath(slide)} query={query} />
        </FocusFirst>
      );
    case "contact":
      return (
        <FocusFirst key={slide}>
          <CustomerSearch />
        </FocusFirst>
      );
  }
}

function Kept() {
  return (
    <ClientMessages of={["vehicles.kept"]}>
      <ArrowLinks className="grid gap-6 md:grid-cols-2">
        <KeptList of="history" />
        <KeptList of="bookmarks" />
      </ArrowLinks>
    </ClientMessages>
  );
}

async function Makes({ actor }: { actor: Actor }) {
  const [makes, t] = await Promise.all([listMakes(actor, { vtype: "vl" }), getTranslations("selector")]);
  const rows = makes.map(({ name }) => ({
    href: selectionPath("selection-vehicule", { vtype: "vl", make: name }),
    title: name,
  }));
  return (
    <ClientMessages of={["selector"]}>
      <TilePicker kind="makes" rows={rows} label={t("makes")} focused />
    </ClientMessages>
  );
}

async function CustomerSearch() {
  const t = await getTranslations("workshop.search");
  return (
    <form role="search" action="/customers" className="flex gap-2">
      <InputBox
        name="search"
        type="search"
        aria-label={t("contact")}
        placeholder={t("contact")}
        maxLength={200}
        boxClassName="h-10 flex-1 bg-paper text-sub"
      />
      <Button type="submit" variant="primary" size="lg">
        {t("go")}
      </Button>
    </form>
  );
}
