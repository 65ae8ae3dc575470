"use client";

import { X } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useAction } from "@/components/page/use-action";
import { useDraft } from "@/components/page/use-draft";
import { Note } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/button";
import { call } from "@/lib/api/client";
import { readFaultCodes } from "@/lib/shared/fault-code";

interface Props {
  number: string;
  codes: readonly string[];
  open: boolean;
}

/** Words that are told of what was no code. */
const mostTold = 20;

/** The codes of an operation, each to be taken off, and a field for further ones in any spelling. */
export function CodesOfOperation({ number, codes, open }: Props) {
  const t = useTranslations("operations");
  const router = useRouter();
  const drop = useAction<string>(() => t("saveFailed"));
  const [left, setLeft] = useState<readonly string[]>([]);
  const change = async (body: { addCodes: string } | { removeCode: string }) => {
    await call("post", "/operations/{number}", { params: { number }, body });
    router.refresh();
  };
  const draft = useDraft({
    first: { addCodes: "" },
    check: ({ addCodes }) => (readFaultCodes(addCodes).codes.length > 0 ? {} : { addCodes: "bad-codes" }),
    word: () => t("fault.bad-codes"),
    send: async (typed) => {
      await change(typed);
      setLeft(readFaultCodes(typed.addCodes).unread);
    },
    refusal: () => t("saveFailed"),
    resets: true,
  });
  return (
    <div className="grid gap-3">
      {codes.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {codes.map((code) => (
            <li key={code} className="inline-flex items-center gap-1 rounded-full border border-line ps-3 text-data">
              <span className="num" dir="ltr">
                {code}
              </span>
              <IconButton
                size="sm"
                variant="ghost"
                label={t("removeCode", { code })}
                busy={drop.about === code}
                onClick={() => void drop.run(() => change({ removeCode: code }), code)}
              >
                <X className="size-3.5" />
              </IconButton>
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">{t("noCodes")}</p>
      )}
      <div role="status" className="empty:hidden">
        {left.length > 0 ? <Note>{t("unread", { codes: left.slice(0, mostTold).join(", ") })}</Note> : null}
      </div>
      {open ? (
        <DraftForm
          draft={draft}
          submit={t("addCodes")}
          variant="secondary"
          className="flex flex-wrap items-start gap-2"
        >
          <DraftField
            draft={draft}
            name="addCodes"
            label={t("codes")}
            hideLabel
            placeholder="P0401 P0299"
            maxLength={4000}
            autoComplete="off"
            autoCapitalize="characters"
            className="min-w-0 flex-1 basis-40"
            control="num uppercase"
          />
        </DraftForm>
      ) : null}
    </div>
  );
}
