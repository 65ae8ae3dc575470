import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Td } from "@/components/ui/table";

interface Props {
  article: string;
  /** Who took it away; null where nobody was named. */
  who: string | null;
  onSeen: () => void;
}

/** Over a line that somebody else took away, which keeps its height so that no other slides under the pointer. */
export function GoneCell({ article, who, onSeen }: Props) {
  const t = useTranslations("cart.others");
  return (
    <Td data-over style={{ position: "absolute" }} className="inset-0 flex items-center gap-3 bg-sunk">
      <p className="min-w-0 flex-1 text-ink-2">
        <s className="text-ink-3">
          <bdi>{article}</bdi>
        </s>{" "}
        <bdi>{t("gone", { who: who ?? t("somebody") })}</bdi>
      </p>
      <Button size="sm" onClick={onSeen}>
        {t("seen")}
      </Button>
    </Td>
  );
}
