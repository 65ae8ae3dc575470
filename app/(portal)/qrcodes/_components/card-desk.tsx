"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/states";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import type { Card, Cards } from "@/lib/domains/session/cards/schema";
import { QrCard } from "./qr-card";
import { usePrinting } from "./use-printing";

/** The cards of the company; a card that was just made shows its code until the page is left. */
export function CardDesk({ first }: { first: Cards }) {
  const t = useTranslations("users.cards");
  const common = useTranslations("common");
  const [cards, setCards] = useState(first.accessTokens);
  const [codes, setCodes] = useState<Record<string, string>>({});
  const [users, setUsers] = useState(first.users);
  const { busy, run } = useAction(() => common("error"));
  const printing = usePrinting();
  const make = () =>
    run(async () => {
      const { code, ...card } = await call("get", "/newQRLogin");
      setCodes((known) => ({ ...known, [card.token]: code }));
      setCards((all) => [card, ...all]);
      printing.choose(card.token, true);
      toast.say(t("made"));
    });
  const find = (search: string) =>
    call("get", "/qrlogins", { query: { search } }).then(
      (found) => {
        const known = new Set(found.users.map(({ userId }) => userId));
        setUsers((now) => [...found.users, ...now.filter(({ userId }) => !known.has(userId))]);
      },
      () => undefined,
    );
  const keep = (card: Card) => setCards((all) => all.map((one) => (one.token === card.token ? card : one)));
  return (
    <>
      <div className="no-print mb-4 flex flex-wrap gap-2">
        <Button variant="primary" busy={busy} onClick={() => void make()}>
          {t("new")}
        </Button>
        {Object.keys(codes).length > 1 ? (
          <Button disabled={printing.chosen.size === 0} onClick={() => printing.print(printing.chosen)}>
            {t("printChosen", { count: printing.chosen.size })}
          </Button>
        ) : null}
      </div>
      {cards.length === 0 ? <EmptyState title={t("empty")} text={t("emptyText")} /> : null}
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => (
          <QrCard
            key={`${card.token} ${card.changedAt}`}
            card={card}
            code={codes[card.token] ?? null}
            users={users}
            printed={printing.isPrinted(card.token)}
            chosen={printing.chosen.has(card.token)}
            onChoose={(on) => printing.choose(card.token, on)}
            onPrint={() => printing.print(new Set([card.token]))}
            onSearch={find}
            onSaved={keep}
          />
        ))}
      </ul>
    </>
  );
}
