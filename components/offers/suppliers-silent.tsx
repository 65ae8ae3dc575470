import { useTranslations } from "next-intl";
import { Note } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { askFailed } from "./use-availability";

/** Says that no supplier could be asked, and asks again on demand. */
export function SuppliersSilent() {
  const t = useTranslations("offers");
  const common = useTranslations("common");
  return (
    <Note className="my-1 flex flex-wrap items-center justify-between gap-2">
      <span role="status">{t("failed")}</span>
      <Button size="sm" onClick={askFailed}>
        {common("retry")}
      </Button>
    </Note>
  );
}
