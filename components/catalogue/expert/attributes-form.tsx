import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useRef, useState, type FormEvent } from "react";
import useSWR from "swr";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast-store";
import { call, type CallProblem } from "@/lib/api/client";
import type { AttributesInput } from "@/lib/domains/catalogue/expert/schema";
import { CriterionField, fieldName } from "./criterion-field";
import { namedIn, type ExpertArticle } from "./expert-article";
import { UnreadForm, useCriteria } from "./read-criteria";

type Scope = "GLOBAL" | "vehicle";

async function send(article: ExpertArticle, scope: Scope, body: AttributesInput) {
  const { ktype, ...params } = namedIn(article);
  return scope === "GLOBAL"
    ? call("post", "/setAttributes/GLOBAL/{genart}/{article}/{ref}", { params, body })
    : call("post", "/setAttributes/{ktype}/{genart}/{article}/{ref}", { params: { ktype, ...params }, body });
}

/** The criteria whose values were refused because they are no numbers; none for any other failure. */
const notNumbers = ({ code, extra }: CallProblem): number[] => {
  const told = code === "not-a-number" ? extra.attributes : [];
  return Array.isArray(told) ? told.filter((id) => typeof id === "number") : [];
};

/** The company's corrections of the article in one scope, by criterion. */
function useGiven({ id, ktype, genart }: ExpertArticle) {
  return useSWR(["expertData", ktype, genart.id, id], async () => {
    const params = { ktype, itemId: genart.id };
    const { attributes } = await call("get", "/expertData/{ktype}/{itemId}", { params });
    return attributes.filter((one) => one.article === id);
  });
}

/** One field per criterion of the part: what is typed goes before the catalogue, for this vehicle or for all. */
export function AttributesForm({ article, onSaved }: { article: ExpertArticle; onSaved: () => void }) {
  const t = useTranslations("expert.attributes");
  const toasts = useTranslations("expert");
  const router = useRouter();
  const formId = useId();
  const [scope, setScope] = useState<Scope>("GLOBAL");
  const [typed, setTyped] = useState<Record<number, string>>({});
  const [wrong, setWrong] = useState<readonly number[]>([]);
  const form = useRef<HTMLFormElement>(null);
  const ref = article.name;
  const toastId = `attributes-${article.id}`;
  const { busy, run } = useAction(
    (problem) => {
      const [first, ...others] = notNumbers(problem);
      if (first === undefined) return toasts("item.toast.change-ref-error", { ref });
      toast.dismiss(toastId);
      setWrong([first, ...others]);
      form.current?.querySelector<HTMLElement>(`[name="${fieldName(first)}"]`)?.focus();
      return null;
    },
    { id: toastId },
  );
  const { data: given, error: givenFailed, mutate } = useGiven(article);
  const { data: criteria, error: criteriaFailed, mutate: readCriteria } = useCriteria(article.genart.id);
  if ((givenFailed && !given) || (criteriaFailed && !criteria))
    return <UnreadForm onRetry={() => void Promise.allSettled([mutate(), readCriteria()])} />;
  if (!given || !criteria) return <SkeletonRows rows={6} />;

  const wanted = scope === "GLOBAL" ? "GLOBAL" : article.ktype;
  const stood = (id: number) => given.find((one) => one.attribute === id && one.scope === wanted)?.value ?? "";
  const changed = criteria
    .map(({ labelId }) => ({ attribute: labelId, value: (typed[labelId] ?? stood(labelId)).trim() }))
    .filter(({ attribute, value }) => value !== stood(attribute))
    .map(({ attribute, value }) => ({ attribute, value: value || null }));

  const save = (body: AttributesInput, undoable: boolean) =>
    run(async () => {
      const { before } = await send(article, scope, body);
      const action = { label: toasts("undo"), onClick: () => void save(before, false) };
      toast.success(toasts("item.toast.change-ref-success", { ref }), { id: toastId, ...(undoable ? { action } : {}) });
      void mutate();
      router.refresh();
    });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await save(changed, true)) onSaved();
  };
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Segmented
        legend={t("scope")}
        name={`${formId}-scope`}
        value={scope}
        options={[
          { value: "GLOBAL", label: t("everyVehicle") },
          { value: "vehicle", label: t("thisVehicle") },
        ]}
        onChange={(next) => {
          setScope(next);
          setTyped({});
          setWrong([]);
        }}
      />
      <p className="text-data text-ink-3">{t("hint")}</p>
      {criteria.map((criterion) => {
        const { labelId } = criterion;
        return (
          <CriterionField
            key={labelId}
            criterion={criterion}
            now={article.values.find((one) => one.labelId === labelId)?.value}
            value={typed[labelId] ?? stood(labelId)}
            wrong={wrong.includes(labelId)}
            onChange={(value) => {
              setTyped({ ...typed, [labelId]: value });
              setWrong(wrong.filter((id) => id !== labelId));
            }}
          />
        );
      })}
      <Button
        type="submit"
        variant="primary"
        busy={busy}
        disabled={changed.length === 0}
        className="justify-self-start"
      >
        {t("save")}
      </Button>
    </form>
  );
}
