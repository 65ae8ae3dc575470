import { Barcode } from "@/components/ui/barcode";
import { Co2Label } from "@/components/ui/co2-label";
import { ColourDot } from "@/components/ui/colour-dot";
import { CritAir } from "@/components/ui/crit-air";
import { Plate } from "@/components/ui/plate";
import { SampleGrid } from "./sample-grid";

const stickers = ["E", "1", "2", "3", "4", "5", "NC"] as const;
const grades = ["A", "B", "C", "D", "E", "F", "G"] as const;

/** The modules of EAN 4006633379175. */
const ean = "10100011010100111010111101011110100001010000101010100001010001001110100110011010001001001110101";

export function VehicleParts() {
  return (
    <SampleGrid title="Plate, CritAir, Co2Label, ColourDot, Barcode">
      <Plate number="AB-123-CD" size="sm" />
      <Plate number="AB-123-CD" />
      <Plate number="1234 AB 75" size="lg" />
      <Plate number="GE 123456" country="CH" />
      <Plate number="FX 482 KL" country="I" />
      <Plate number="1-ABC-123" country={null} />
      {stickers.map((value) => (
        <CritAir key={value} value={value} label={`Crit'Air ${value}`} />
      ))}
      <CritAir value="3" label="Crit'Air 3" size="lg" />
      {grades.map((grade) => (
        <Co2Label key={grade} grade={grade} label={`Classe ${grade}`} />
      ))}
      <ColourDot hex="#1746b0">Bleu</ColourDot>
      <ColourDot hex="#fff">Blanc</ColourDot>
      <ColourDot hex={null}>Teinte inconnue</ColourDot>
      <Barcode modules={ean} digits="4006633379175" />
      <Barcode modules={"1011001".repeat(12)} digits="WVWZZZ1KZ" />
    </SampleGrid>
  );
}
