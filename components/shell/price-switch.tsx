import { Eye, EyeOff } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { usePriceView } from "@/components/offers/use-price-view";
import { IconButton } from "@/components/ui/button";
import type { PriceView } from "@/lib/domains/offers/schema";

/** "The customer looks": pressed, no purchase price is on any screen, nor leaves the server. */
export function PriceSwitch({ view: initial }: { view: PriceView }) {
  const t = useTranslations("shell.prices");
  const { view, toggle } = usePriceView(initial, t("failed"));
  const retail = view === "retail";
  const Icon = retail ? EyeOff : Eye;
  return (
    <IconButton
      id="price-switch"
      variant="ghost"
      label={t("retail")}
      title={t(retail ? "isRetail" : "isNet")}
      aria-pressed={retail}
      className={retail ? "bg-accent-soft text-accent" : undefined}
      onClick={() => void toggle()}
    >
      <Icon />
    </IconButton>
  );
}
