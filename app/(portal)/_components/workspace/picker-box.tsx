import { GenartPicker } from "@/components/catalogue/picker/genart-picker";
import { ClientMessages } from "@/components/layout/client-messages";

/** The box that goes straight to one or several parts of the vehicle. */
export function PickerBox({ base, ktype }: { base: string; ktype: number }) {
  return (
    <ClientMessages of={["catalogue"]}>
      <GenartPicker base={base} ktype={ktype} />
    </ClientMessages>
  );
}
