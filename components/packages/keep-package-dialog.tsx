import { useTranslations } from "next-intl";
import { useFormat } from "@/components/page/use-format";
import { DraftField } from "@/components/page/draft-field";
import { DraftForm } from "@/components/page/draft-form";
import { useDraft } from "@/components/page/use-draft";
import { useGo } from "@/components/page/use-go";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { longestName } from "@/lib/domains/packages/limits";
import { usePackageRefusal } from "./package-refusal";

interface Props {
  of: { customerId: number } | { quoteId: number };
  onClose: () => void;
}

/** Asks for a package's name, keeps it and shows what it holds. */
export function KeepPackageDialog({ of, onClose }: Props) {
  const t = useTranslations("packages");
  const common = useTranslations("common");
  const format = useFormat();
  const refusal = usePackageRefusal();
  const { go, going } = useGo();
  const draft = useDraft({
    id: "package",
    first: { name: "" },
    check: ({ name }) => (name.trim() === "" ? { name: "required" } : {}),
    refusal: (problem, mark) => (problem.code === "name-taken" ? mark({ name: "taken" }) : refusal(problem)),
    word: (fault) => (fault === "taken" ? t("nameTaken") : null),
    send: async ({ name }) => {
      const made = await call("post", "/packages", { body: { name, ...of } });
      toast.success(t("kept", { name: made.name }), { id: "package" });
      if (made.left.length > 0)
        toast.warning(t("left", { names: format.list(made.left) }), { id: "package-left", persistent: true });
      go(`/packages/${made.id}`, onClose);
    },
  });
  return (
    <Dialog open onClose={onClose} title={t("keep")} closeLabel={common("close")} size="sm">
      <DraftForm draft={draft} submit={common("save")} going={going} onCancel={onClose}>
        <DraftField draft={draft} name="name" label={t("name")} maxLength={longestName} required />
      </DraftForm>
    </Dialog>
  );
}
