import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Note } from "@/components/ui/badge";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { longestName, normaliseCode } from "@/lib/domains/live/screens/rules";
import type { ScreenSetUp } from "@/lib/domains/live/screens/schema";

interface Props {
  screens: readonly ScreenSetUp[];
  code: string;
  address: string;
  isReached: boolean;
  ofEvery: boolean;
  onPaired: () => void;
}

interface Typed {
  code: string;
  name: string;
  /** The screen that gets a new device; empty for a new one. */
  target: string;
}

/** Makes the device that shows a code a screen: a new one, or one that has lost its device. */
export function PairForm({ screens, code, address, isReached, ofEvery, onPaired }: Props) {
  const t = useTranslations("screens.pair");
  const common = useTranslations("common");
  const draft = useDraft<Typed>({
    first: { code, name: "", target: "" },
    check: (typed) => ({
      ...(normaliseCode(typed.code) ? {} : { code: "codeUnknown" }),
      ...(typed.target === "" && typed.name.trim() === "" ? { name: "required" } : {}),
    }),
    word: (fault) => (fault === "codeUnknown" ? t(fault) : null),
    send: async (typed) => {
      const target = typed.target === "" ? { name: typed.name } : { screenId: Number(typed.target) };
      const paired = await call("post", "/screens/pair", { body: { code: typed.code, ...target } });
      toast.success(t("done", { name: paired.name }), { id: "screens" });
      onPaired();
    },
    refusal: ({ code: why, extra }, mark) => {
      if (why === "code-unknown") return mark({ code: "codeUnknown" });
      if (why === "code-used") return t("codeUsed", { name: String(extra.name) });
      return why === "too-many" ? t("tooMany") : common("error");
    },
    id: "screens",
  });
  const free = screens.filter(({ state }) => state !== "live");
  return (
    <section aria-labelledby="pair" className="rounded-md border border-line bg-paper p-4 shadow-card">
      <h2 id="pair" className="text-sub font-semibold">
        {t("title")}
      </h2>
      <p className="mb-3 text-ink-2">{t.rich("how", { address: () => <bdi dir="ltr">{address}</bdi> })}</p>
      {isReached ? null : <Note className="mb-3">{t("unreachable")}</Note>}
      <DraftForm draft={draft} submit={t("submit")} className="grid items-start gap-3 sm:grid-cols-3">
        <DraftField
          draft={draft}
          name="code"
          label={t("code")}
          maxLength={12}
          autoCapitalize="characters"
          autoComplete="off"
          required
        />
        {free.length > 0 ? (
          <DraftField draft={draft} name="target" label={t("target")}>
            <option value="">{t("newOne")}</option>
            {free.map((screen) => (
              <option key={screen.id} value={screen.id}>
                {ofEvery ? `${screen.name} (${screen.company})` : screen.name}
              </option>
            ))}
          </DraftField>
        ) : null}
        {draft.values.target === "" ? (
          <DraftField draft={draft} name="name" label={t("name")} maxLength={longestName} required />
        ) : null}
      </DraftForm>
    </section>
  );
}
