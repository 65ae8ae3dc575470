import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Pagination } from "@/components/ui/pagination";
import { Tabs } from "@/components/ui/tabs";
import { SampleGrid } from "./sample-grid";

const labels = {
  nav: "Pages",
  previous: "Page précédente",
  next: "Page suivante",
  page: (page: number) => `Page ${page}`,
};

export function Navigation() {
  return (
    <SampleGrid title="Breadcrumb, Tabs, Pagination">
      <Breadcrumb
        label="Chemin"
        crumbs={[{ label: "Freinage", href: "#1" }, { label: "Frein à disque", href: "#2" }, { label: "Plaquettes" }]}
      />
      <Tabs
        label="Vues"
        className="w-full"
        tabs={[
          { href: "#a", label: "Pièces", count: 11, current: true },
          { href: "#b", label: "Pneus", count: 4 },
          { href: "#c", label: "Révisions" },
        ]}
      />
      <Pagination page={20} pages={48} hrefFor={(page) => `#${page}`} labels={labels} />
      <Pagination page={1} pages={4} hrefFor={(page) => `#${page}`} labels={labels} />
    </SampleGrid>
  );
}
