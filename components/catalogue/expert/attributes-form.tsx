import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useState, type FormEvent } from "react";
import useSWR from "swr";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Segmented } from "@/components/ui/segmented";
import { SkeletonRows } from "@/components/ui/skeleton";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { AttributesInput } from "@/lib/domains/catalogue/corrections/schema";
import { namedIn, type ExpertArticle } from "./expert-article";
import { UnreadForm, useCriteria } from "./read-criteria";

type Scope = "GLOBAL" | "vehicle";

async function send(article: ExpertArticle, scope: Scope, body: AttributesInput) {
  const { ktype, ...params } = namedIn(article);
  return scope === "GLOBAL"
    ? call("post", "/setAttributes/GLOBAL/{genart}/{article}/{ref}", { params, body })
    : call("post", "/setAttributes/{ktype}/{genart}/{article}/{ref}", { params: { ktype, ...params }, body });
}

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
  const [busy, setBusy] = useState(false);
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

  const save = async (body: AttributesInput, undoable: boolean) => {
    const ref = article.name;
    try {
      const { before } = await send(article, scope, body);
      const action = { label: toasts("undo"), onClick: () => void save(before, false) };
      toast.success(toasts("item.toast.change-ref-success", { ref }), undoable ? { action } : {});
      void mutate();
      router.refresh();
      return true;
    } catch (error) {
      const number = error instanceof CallProblem && error.code === "not-a-number";
      toast.error(number ? t("notANumber") : toasts("item.toast.change-ref-error", { ref }));
      return false;
    }
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    if (await save(changed, true)) onSaved();
    setBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
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
        }}
      />
      <p className="text-data text-ink-3">{t("hint")}</p>
      {criteria.map(({ labelId, label, values }) => {
        const now = article.values.find((one) => one.labelId === labelId)?.value;
        return (
          <Field key={labelId} label={label} hint={now ? t("catalogue", { value: now }) : t("none")}>
            {(control) => (
              <>
                <Input
                  {...control}
                  list={`${formId}-${labelId}`}
                  value={typed[labelId] ?? stood(labelId)}
                  maxLength={120}
                  autoComplete="off"
                  onChange={(event) => setTyped({ ...typed, [labelId]: event.target.value })}
                />
                <datalist id={`${formId}-${labelId}`}>
                  {values.slice(0, 100).map(({ valueId, value }) => (
                    <option key={valueId} value={value} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
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
