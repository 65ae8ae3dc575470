import { useLocale, useTranslations } from "next-intl";
import { AdviceMark } from "@/components/cart/advice-mark";
import { AdviceMenu } from "@/components/cart/advice-menu";
import { LinePhotos } from "@/components/cart/photos/line-photos";
import { PhotosButton } from "@/components/cart/photos/photos-button";
import { useLinePhotos } from "@/components/cart/photos/use-line-photos";
import { Pencil, Trash2 } from "@/components/drawings/icons";
import { useRefresh } from "@/components/live/use-live";
import { useAction } from "@/components/page/use-action";
import { useMinutes } from "@/components/repair/use-minutes";
import { IconButton } from "@/components/ui/button";
import { call } from "@/lib/api/client";
import type { Advice } from "@/lib/domains/cart/advice/rules";
import type { CartLabour } from "@/lib/domains/cart/labour/schema";
import { formatMoney } from "@/lib/shared/money";

interface Props {
  customerId: number;
  line: CartLabour;
  changeId: string;
  changing: boolean;
  onChange: () => void;
}

/** Work with its time, rate and price; what is part of other work says so and costs nothing again. */
export function LabourRow({ customerId, line, changeId, changing, onChange }: Props) {
  const t = useTranslations("labour");
  const locale = useLocale();
  const written = useMinutes();
  const refresh = useRefresh();
  const { busy, run } = useAction(() => t("failed"), { id: "labour" });
  const money = (cents: number) => formatMoney(cents, "EUR", locale);
  const { id, name, minutes, rate, rateCents, totalCents, includedIn, vehicle, advice, adviceWord } = line;
  const sending = useLinePhotos({ customerId, kind: "work", lineId: id, photos: line.photos });
  const remove = () =>
    void run(async () => {
      const params = { customerId: String(customerId), labourId: String(id) };
      await call("delete", "/cart/work/{customerId}/{labourId}", { params });
      refresh();
    });
  const advise = (next: Advice | null, word: string | null) =>
    call("post", "/cart/work/advice", { body: { customerId, labourId: id, advice: next, word } });
  return (
    <>
      <div className="min-w-0 wrap-anywhere">
        <bdi className="font-strong">{name}</bdi>
        <p className="text-data text-ink-2">
          <span className="num">{written(minutes)}</span>
          {" · "}
          {includedIn
            ? t("includedIn", { work: includedIn })
            : t("rateAt", { rate: rate === "paint" ? t("paint") : rate, price: money(rateCents) })}
          {vehicle ? <bdi className="block text-ink-3">{vehicle}</bdi> : null}
        </p>
        <AdviceMark {...{ advice, adviceWord }} />
        <LinePhotos line={name} sending={sending} />
      </div>
      <span className="num text-price font-semibold whitespace-nowrap">{money(totalCents)}</span>
      <div className="flex flex-wrap justify-end gap-1 max-sm:w-24">
        <IconButton id={changeId} label={t("change", { work: name })} aria-expanded={changing} onClick={onChange}>
          <Pencil />
        </IconButton>
        <PhotosButton line={name} sending={sending} />
        <AdviceMenu {...{ advice, adviceWord }} line={name} save={advise} />
        <IconButton label={t("remove", { work: name })} disabled={busy} onClick={remove}>
          <Trash2 />
        </IconButton>
      </div>
    </>
  );
}
