import { FamilyDrawing } from "@/components/drawings/family-drawing";
import { Drawing } from "@/components/drawings/drawing";
import { Logo } from "@/components/drawings/logo";
import { partArt } from "@/components/drawings/part-art";
import { Silhouette, type BodyStyle } from "@/components/drawings/silhouette";
import { SampleGrid } from "./sample-grid";

const bodies: readonly BodyStyle[] = [
  "hatchback",
  "saloon",
  "estate",
  "suv",
  "coupe",
  "convertible",
  "van",
  "truck",
  "motorcycle",
  "classic",
];

export function Drawings() {
  return (
    <>
      <SampleGrid title="Silhouette, Logo">
        {bodies.map((body) => (
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
        {Object.entries(partArt).map(([name, art]) => (
          <Drawing key={name} box="0 0 32 32" label={name} className="size-8">
            {art}
          </Drawing>
        ))}
      </SampleGrid>
    </>
  );
}
