import { useTranslations } from "next-intl";
import { DraftField } from "@/components/page/draft-field";
import { useAction } from "@/components/page/use-action";
import { useDraft } from "@/components/page/use-draft";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call, type CallProblem } from "@/lib/api/client";
import { AddresseeFields } from "./addressee-fields";
import { bodyOf, emptyDraft, faultsOfDraft, isToNobody, type Addressees, type SenderDraft } from "./draft";
import { FurtherFields } from "./further-fields";
import { ReachLine } from "./reach-line";
import { TitleField } from "./title-field";

const longest = { title: 200, text: 4000 };
const faultWords = [
  ...(["address", "image", "when", "past", "too-late", "before-sending", "too-long", "redirect"] as const),
];
const toastId = "notification-sent";

interface Props {
  addressees: Addressees;
  isFree: boolean;
  fillsAddress: boolean;
  /** Told when something was sent or scheduled. */
  onSent: () => void;
}

/** A notification as it is written: for whom, what it says, where it leads, when; a test goes to its author. */
export function SenderForm({ addressees, isFree, fillsAddress, onSent }: Props) {
  const t = useTranslations("notifications.sender");
  const refusal = ({ code }: CallProblem) => {
    if (code === "not-found") return t("gone");
    return code === "nobody-reached" ? t("nobody") : t("notSent");
  };
  const draft = useDraft<SenderDraft>({
    first: emptyDraft,
    check: faultsOfDraft,
    word: (code, name) => {
      if (code === "too-long" && (name === "title" || name === "text")) return null;
      const known = faultWords.find((one) => one === code);
      return known ? t(`fault.${known}`) : null;
    },
    send: async (values) => {
      await call("post", "/sendNotification", { body: bodyOf(values, { test: false }) });
      toast.success(t(values.sendAt.trim() === "" ? "sent" : "scheduled"), { id: toastId });
      onSent();
    },
    refusal,
    resets: true,
    id: toastId,
  });
  const { busy, run } = useAction(refusal, { id: toastId });
  const { values } = draft;

  const submit = () => {
    const fault = isToNobody(values)
      ? "noRecipients"
      : values.access === "public" && values.target !== "viewer"
        ? "publicNeedsViewer"
        : null;
    if (fault) return void toast.info(t(fault), { id: toastId });
    void draft.submit();
  };
  const test = () => {
    if (values.title.trim() === "" || values.text.trim() === "")
      return void toast.info(t("testNeeds"), { id: toastId });
    void run(async () => {
      await call("post", "/sendNotification", { body: bodyOf(values, { test: true }) });
      toast.success(t("tested"), { id: toastId });
      onSent();
    });
  };
  return (
    <form
      {...draft.form}
      aria-label={t("form")}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid max-w-220 gap-4"
    >
      <AddresseeFields draft={draft} addressees={addressees} />
      <ReachLine families={values.families} groups={values.groups} people={values.people} />
      <TitleField draft={draft} fillsAddress={fillsAddress} maxLength={longest.title} />
      <DraftField draft={draft} name="text" label={t("text")} rows={5} maxLength={longest.text} required />
      <FurtherFields draft={draft} isFree={isFree} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={draft.busy}>
          {t(values.sendAt.trim() === "" ? "send" : "schedule")}
        </Button>
        <Button busy={busy} onClick={test}>
          {t("test")}
        </Button>
      </div>
    </form>
  );
}
