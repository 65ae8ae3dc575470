"use client";

import { Ellipsis, Trash2 } from "@/components/drawings/icons";
import { useLocale, useTranslations } from "next-intl";
import { GenartPad } from "@/components/drawings/genart-drawing";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/button";
import { Menu } from "@/components/ui/menu";
import { Td, Tr } from "@/components/ui/table";
import { shortOf, vehicleName } from "@/lib/domains/cart/rules";
import { stepOf } from "@/lib/domains/cart/step";
import { isOpenTab, movesFrom } from "@/lib/domains/cart/tabs";
import type { CartLine } from "@/lib/domains/cart/schema";
import { WarningNotes } from "@/components/comebacks/warnings";
import { useWaitingLine, WaitingMark } from "@/components/outbox/waiting-lines";
import { formatMoney } from "@/lib/shared/money";
import { AdviceMark } from "./advice-mark";
import { AdviceMenu } from "./advice-menu";
import { removeButtonId } from "./focus-ids";
import { GoneCell } from "./gone-cell";
import { LineFit } from "./line-fit";
import { LinePrice } from "./line-price";
import { LinePhotos } from "./photos/line-photos";
import { PhotosButton } from "./photos/photos-button";
import { useLinePhotos } from "./photos/use-line-photos";
import { QuantityStepper } from "./quantity-stepper";
import { useChannelWord } from "./use-channel-word";
import { lineName, type useLineChanges } from "./use-line-changes";

interface Props {
  line: CartLine;
  /** The customer points at it on the companion page. */
  pointed: boolean;
  customerId: number;
  showPurchase: boolean;
  /** Where lines of several vehicles stand together. */
  showVehicle: boolean;
  changes: ReturnType<typeof useLineChanges>;
  /** Somebody else took the line away: it keeps its place until that is seen. */
  gone?: { who: string | null; onSeen: () => void } | null;
}

const familyOfTyres = 20;
const cell = "@max-[46rem]:border-b-0 @max-[46rem]:p-0";

/** One line of a cart; where there is little room a card. */
export function LineRow({ line, pointed, customerId, showPurchase, showVehicle, changes, gone = null }: Props) {
  const t = useTranslations("cart");
  const locale = useLocale();
  const waiting = useWaitingLine(customerId, line.id);
  const sending = useLinePhotos({ customerId, kind: "part", lineId: line.id, photos: line.photos });
  const quantity = waiting?.quantity ?? line.quantity;
  const { item, currency, saleCents, channel, seller } = line;
  const article = lineName(line);
  const short = shortOf(line);
  const supplier = useChannelWord()(line);
  const closed = seller?.isOpen === false && isOpenTab(line.tab);
  const money = (cents: number | null) => formatMoney(cents, currency, locale);
  return (
    <Tr
      data-line={gone ? undefined : line.id}
      data-gone={gone ? line.id : undefined}
      selected={pointed}
      className="relative data-gone:[&>td:not([data-over])]:invisible @max-[46rem]:grid @max-[46rem]:grid-cols-[minmax(0,1fr)_auto] @max-[46rem]:items-center @max-[46rem]:gap-x-3 @max-[46rem]:gap-y-2 @max-[46rem]:border-b @max-[46rem]:border-line-2 @max-[46rem]:p-3 @max-[46rem]:data-selected:bg-accent-soft"
    >
      <Td className={`${cell} @max-[46rem]:col-span-2`}>
        <div className="flex items-center gap-3">
          <GenartPad genart={item.genartId} family={item.tyre ? familyOfTyres : undefined} />
          <div className="min-w-0">
            <div className="text-body font-semibold">
              {item.makeLabel}{" "}
              <bdi dir="ltr" className="font-normal whitespace-nowrap text-ink-2">
                {item.number}
              </bdi>
            </div>
            <div className="text-ink-2">{item.label}</div>
            <AdviceMark {...line} />
            <LinePhotos line={article} sending={sending} />
            <WarningNotes of={line.id} mayWithdraw />
            {waiting ? <WaitingMark /> : null}
            {pointed ? <Badge tone="accent">{t("pointed")}</Badge> : null}
            {line.also.length > 0 ? (
              <p className="text-data text-ink-2">
                {t("alsoFor")} <bdi>{line.also.map(vehicleName).join(", ")}</bdi>
              </p>
            ) : null}
            {showVehicle ? (
              <bdi className="text-data text-ink-3">{vehicleName({ ...line, vehicle: item.vehicle })}</bdi>
            ) : null}
          </div>
        </div>
      </Td>
      <Td className={cell}>
        <LineFit line={line} customerId={customerId} />
      </Td>
      <Td className={`${cell} @max-[46rem]:text-end`}>
        <bdi>{supplier}</bdi>
        {closed ? <p className="mt-1 text-data text-no">{t("sellerClosed")}</p> : null}
      </Td>
      <Td className={cell}>
        {isOpenTab(line.tab) && !item.unit ? (
          <QuantityStepper
            article={article}
            quantity={quantity}
            step={stepOf(channel)}
            onChange={(next, seen) => changes.setQuantity(line, next, seen)}
          />
        ) : (
          <span className="num">{quantity}</span>
        )}
        {short === null ? null : (
          <p className="mt-1 text-data text-unknown">{t("short", { stock: short, supplier })}</p>
        )}
      </Td>
      <Td align="end" className={`${cell} whitespace-nowrap`}>
        <LinePrice line={line} showPurchase={showPurchase} />
      </Td>
      <Td align="end" className={`${cell} whitespace-nowrap @max-[46rem]:col-span-2`}>
        <span className="text-price font-semibold">{money(saleCents === null ? null : saleCents * quantity)}</span>
      </Td>
      <Td className={`${cell} @max-[46rem]:col-span-2`}>
        <div className="flex flex-wrap justify-end gap-1 @max-[52rem]:w-20 @max-[46rem]:w-auto touch:@max-[52rem]:w-24 touch:@max-[46rem]:w-auto">
          {isOpenTab(line.tab) ? <PhotosButton line={article} sending={sending} /> : null}
          {isOpenTab(line.tab) ? <AdviceMenu {...line} line={article} save={changes.adviseOf(line)} /> : null}
          <Menu
            icon
            label={t("moveMenu", { article })}
            trigger={<Ellipsis />}
            align="end"
            items={() =>
              (isOpenTab(line.tab) ? movesFrom[line.tab] : []).map((tab) => ({
                id: tab,
                label: t(`moveTo.${tab}`),
                onSelect: () => void changes.move(line, tab),
              }))
            }
          />
          <IconButton
            id={removeButtonId(line.id)}
            label={t("remove", { article })}
            onClick={() => void changes.remove(line)}
          >
            <Trash2 />
          </IconButton>
        </div>
      </Td>
      {gone ? <GoneCell article={article} who={gone.who} onSeen={gone.onSeen} /> : null}
    </Tr>
  );
}
