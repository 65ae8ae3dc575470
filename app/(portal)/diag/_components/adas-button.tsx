import { getTranslations } from "next-intl/server";
import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";

/** Opens the view of the vehicle's sensors; without a VIN it says what it waits for. */
export async function AdasButton({ vin }: { vin: string | null }) {
  const t = await getTranslations("diag.adas");
  if (vin) return <LinkButton href={`/diag/adas?${new URLSearchParams({ vin })}`}>{t("open")}</LinkButton>;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Button disabled aria-describedby="adas-why">
        {t("open")}
      </Button>
      <span id="adas-why" className="text-data text-ink-3">
        {t("needsVin")}
      </span>
    </span>
  );
}
