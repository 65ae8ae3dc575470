import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { Checkbox, CheckboxGroup } from "@/components/ui/checkbox";
import { call } from "@/lib/api/client";
import { longestKeyName } from "@/lib/domains/session/keys/rules";

/** What programs of a workshop ask for mostly: the other rights fold away. */
const usual = ["cart", "Stock", "PartSelector", "CarIdentifier", "CarSelector", "Techauto-app"];

interface Props {
  givable: readonly string[];
  onMade: (made: { name: string; key: string }) => void;
}

interface Typed {
  name: string;
  lastDay: string;
  rights: string[];
}

/** A new key: its program's name, what it opens and until when. */
export function KeyForm({ givable, onMade }: Props) {
  const t = useTranslations("programs.keys");
  const programs = useTranslations("programs");
  const common = useTranslations("common");
  const draft = useDraft<Typed>({
    first: { name: "", lastDay: "", rights: [] },
    check: ({ name, rights }) => ({
      ...(name.trim() === "" ? { name: "required" } : {}),
      ...(rights.length === 0 ? { rights: "required" } : {}),
    }),
    word: (code, name) => (code === "past" ? t("past") : name === "rights" ? programs("choose") : null),
    send: async (body) => {
      const { key } = await call("post", "/programs/keys", { body });
      onMade({ name: body.name, key });
    },
    refusal: ({ code }) => (code === "too-many-keys" ? programs("tooMany") : common("error")),
    resets: true,
    id: "programs",
  });
  const { rights } = draft.values;
  const box = (right: string) => (
    <Checkbox
      key={right}
      name="rights"
      label={<bdi>{right}</bdi>}
      checked={rights.includes(right)}
      onChange={({ target }) =>
        draft.set({ rights: target.checked ? [...rights, right] : rights.filter((one) => one !== right) })
      }
    />
  );
  const others = givable.filter((right) => !usual.includes(right));
  return (
    <DraftForm draft={draft} submit={t("make")} label={t("make")} className="grid max-w-140 gap-3">
      <DraftField draft={draft} name="name" label={t("name")} maxLength={longestKeyName} autoComplete="off" required />
      <CheckboxGroup legend={t("rights")} className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">
        {usual.filter((right) => givable.includes(right)).map(box)}
      </CheckboxGroup>
      {others.length > 0 ? (
        <details>
          <summary className="flex min-h-8 cursor-pointer items-center touch:min-h-11">{t("others")}</summary>
          <div className="grid grid-cols-2 gap-x-3 sm:grid-cols-3">{others.map(box)}</div>
        </details>
      ) : null}
      {draft.fault("rights") ? (
        <p role="alert" className="text-data font-medium text-no">
          {draft.fault("rights")}
        </p>
      ) : null}
      <DraftField draft={draft} name="lastDay" type="date" label={t("lastDay")} />
    </DraftForm>
  );
}
