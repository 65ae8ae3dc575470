import { FamilyDrawing } from "@/components/drawings/family-drawing";
import { Logo } from "@/components/drawings/logo";
import { MakeMonogram } from "@/components/drawings/make-monogram";
import { PartDrawing } from "@/components/drawings/part-drawing";
import { partNames } from "@/components/drawings/part-names";
import { Silhouette } from "@/components/drawings/silhouette";
import { modelBodies } from "@/lib/domains/vehicles/models/body/rules";
import { SampleGrid } from "./sample-grid";

const MAKES =
  "Renault Peugeot Citroën DS Volkswagen Audi BMW Mercedes-Benz Opel Ford Fiat Toyota Nissan Škoda Volvo Tesla".split(
    " ",
  );

export function Drawings() {
  return (
    <>
      <SampleGrid title="Silhouette, Logo">
        {modelBodies.map((body) => (
          <Silhouette key={body} body={body} label={body} className="h-16" />
        ))}
        <Logo name="Etabli" />
      </SampleGrid>
      <SampleGrid title="FamilyDrawing, 1 to 20">
        {Array.from({ length: 20 }, (_, index) => (
          <FamilyDrawing key={index} family={index + 1} className="size-12" label={String(index + 1)} />
        ))}
      </SampleGrid>
      <SampleGrid title="All parts">
        {partNames.map((name) => (
          <PartDrawing key={name} name={name} label={name} className="size-12" />
        ))}
      </SampleGrid>
      <SampleGrid title="MakeMonogram">
        {MAKES.map((make) => (
          <MakeMonogram key={make} make={make} className="size-10" />
        ))}
      </SampleGrid>
    </>
  );
}
