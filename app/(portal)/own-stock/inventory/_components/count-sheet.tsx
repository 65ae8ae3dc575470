"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { tellRefusal, useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import { mostPieces } from "@/lib/domains/stock/rules";
import type { StockLine } from "@/lib/domains/stock/shelf/schema";
import { CountTable, type Counted } from "./count-table";
import { useScanner } from "./use-scanner";

/** What was counted so far: each reading of a code is one piece more, and every count can be typed over. */
export function CountSheet() {
  const t = useTranslations("stock");
  const [lines, setLines] = useState<readonly Counted[]>([]);
  const [choice, setChoice] = useState<readonly StockLine[]>([]);
  const { busy, run } = useAction((problem) => t(problem.code === "stock-moved" ? "inventory.movedSince" : "failed"), {
    id: "stock",
  });

  const count = (found: StockLine) => {
    setChoice([]);
    setLines((now) => {
      const known = now.find(({ line }) => line.id === found.id);
      const one = { line: known?.line ?? found, counted: Math.min((known?.counted ?? 0) + 1, mostPieces) };
      return [one, ...now.filter(({ line }) => line.id !== found.id)];
    });
  };
  const look = async (code: string) => {
    try {
      const found = (await call("get", "/stock-scan/{code}", { params: { code } })).lines;
      const mine = found.filter(({ mayChange }) => mayChange);
      const [only, another] = mine;
      if (!only) return void toast.error(t("inventory.unknown", { code }), { id: "scan" });
      if (another) setChoice(mine);
      else count(only);
    } catch (error) {
      if (!(error instanceof CallProblem)) throw error;
      tellRefusal(error, () => t("failed"), { id: "scan" });
    }
  };
  const onKeyDown = useScanner((code) => void look(code));

  const save = () =>
    run(async () => {
      const counts = lines.map(({ line, counted }) => ({ id: line.id, counted, seen: line.quantity }));
      try {
        const { counted, changed } = await call("post", "/own-stock/counts", { body: { counts } });
        toast.success(t("inventory.done", { counted, changed }), { id: "stock" });
        setLines([]);
      } catch (error) {
        if (error instanceof CallProblem && error.code === "stock-moved") setLines(renewed(error.extra.items));
        throw error;
      }
    });
  /** The quantities as they are by now: what differs is to be looked at again. */
  const renewed = (items: unknown) => {
    const now = new Map((items as { id: number; quantity: number }[]).map(({ id, quantity }) => [id, quantity]));
    return lines.map((one) => ({ ...one, line: { ...one.line, quantity: now.get(one.line.id) ?? one.line.quantity } }));
  };

  return (
    <div className="grid gap-4">
      <Field label={t("inventory.code")} hint={t("inventory.hint")}>
        {(control) => (
          <Input {...control} name="code" autoFocus autoComplete="off" maxLength={100} onKeyDown={onKeyDown} />
        )}
      </Field>
      {choice.length > 0 ? (
        <section aria-label={t("inventory.which")} className="flex flex-wrap items-center gap-2">
          <p>{t("inventory.which")}</p>
          {choice.map((line) => (
            <Button key={line.id} onClick={() => count(line)}>
              {`${line.brand} ${line.reference} · ${line.stockGroup.name}`}
            </Button>
          ))}
        </section>
      ) : null}
      {lines.length > 0 ? (
        <>
          <CountTable
            lines={lines}
            onCount={(id, counted) =>
              setLines((now) => now.map((one) => (one.line.id === id ? { ...one, counted } : one)))
            }
            onDrop={(id) => setLines((now) => now.filter(({ line }) => line.id !== id))}
          />
          <div>
            <Button variant="primary" busy={busy} onClick={() => void save()}>
              {t("inventory.save", { count: lines.length })}
            </Button>
          </div>
        </>
      ) : (
        <p className="text-ink-2">{t("inventory.nothing")}</p>
      )}
    </div>
  );
}
