import { Toaster } from "@/components/ui/toast";
import { Actions } from "./actions";
import { ArticleList } from "./article-list";
import { Drawings } from "./drawings";
import { Forms } from "./forms";
import { Navigation } from "./navigation";
import { Statuses } from "./statuses";
import { VehicleParts } from "./vehicle-parts";

type PanelProps = { name: string; theme: "light" | "dark"; dir: "ltr" | "rtl" };

const panels: readonly PanelProps[] = [
  { name: "light", theme: "light", dir: "ltr" },
  { name: "dark", theme: "dark", dir: "ltr" },
  { name: "rtl", theme: "light", dir: "rtl" },
];

function Panel({ name, theme, dir }: PanelProps) {
  return (
    <section
      id={name}
      aria-label={name}
      data-theme={theme}
      dir={dir}
      className="grid gap-6 bg-ground p-4 text-ink sm:p-6"
    >
      <h2 className="text-title font-title">{name}</h2>
      <ArticleList scope={name} />
      <VehicleParts />
      <Actions />
      <Forms scope={name} />
      <Navigation />
      <Statuses />
      <Drawings />
    </section>
  );
}

/** Every primitive in its states, once per theme and direction. */
export function Showcase() {
  return (
    <main>
      <h1 className="sr-only">Primitives</h1>
      {panels.map((panel) => (
        <Panel key={panel.name} {...panel} />
      ))}
      <Toaster label="Messages" closeLabel="Fermer" />
    </main>
  );
}
