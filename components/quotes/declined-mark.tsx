import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";

interface Props {
  /** The place of the line in its quote. */
  at: number;
  /** The places that were agreed; absent where no lines were chosen. */
  agreed?: readonly number[] | null;
}

/** Says of a line that the customer agreed to others and not to it. */
export function DeclinedMark({ at, agreed }: Props) {
  const t = useTranslations("agreement");
  if (!agreed || agreed.includes(at)) return null;
  return (
    <p className="mt-1">
      <Badge>{t("declined")}</Badge>
    </p>
  );
}
