import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Progress } from "@/components/ui/progress";
import { toast } from "@/components/ui/toast-store";
import { useFilesChoice } from "@/components/uploads/use-files-choice";
import { call } from "@/lib/api/client";
import { fewestPhotos, mostPhotos } from "@/lib/domains/catalogue/pictures/around/rules";
import { inOrder, sendPhotos, type PhotoFault } from "./send-photos";

interface Props {
  ktype: number;
  /** Whether photographs are shown already. */
  has: boolean;
  /** May be brought for every company. */
  everywhere: boolean;
  onChanged: () => Promise<unknown>;
}

const reasons = ["not-a-picture", "not-only-a-picture", "picture-too-large"] as const;
const limits = { fewest: fewestPhotos, most: mostPhotos };

/** Photographs of the vehicle that a company brings: chosen together, sent one by one, every mistake named by its file. */
export function PhotoEditor({ ktype, has, everywhere, onChanged }: Props) {
  const t = useTranslations("around.photos");
  const [sent, setSent] = useState<{ of: number; count: number } | null>(null);
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [forAll, setForAll] = useState(false);
  const { busy, run } = useAction(() => t("reason.failed"), { tell: (text) => setFaults(text ? [text] : []) });
  const nameFault = ({ name, code }: PhotoFault) =>
    t("fault", { name, reason: t(`reason.${reasons.find((one) => one === code) ?? "failed"}`) });
  const send = (chosen: File[]) => {
    setFaults([]);
    if (chosen.length < fewestPhotos) return setFaults([t("few", { count: chosen.length, ...limits })]);
    if (chosen.length > mostPhotos) return setFaults([t("many", { count: chosen.length, ...limits })]);
    setSent({ of: chosen.length, count: 0 });
    return run(async () => {
      const tell = (count: number) => setSent({ of: chosen.length, count });
      const wrong = await sendPhotos({ ktype, files: inOrder(chosen), everywhere: forAll }, tell).finally(() =>
        setSent(null),
      );
      if (wrong.length > 0) return setFaults([...wrong.map(nameFault), t("again")]);
      toast.say(t("saved"), { id: "photos360" });
      await onChanged();
    });
  };
  const remove = () =>
    run(async () => {
      await call("delete", "/photos360/{ktype}/photos", { params: { ktype } });
      toast.say(t("removed"), { id: "photos360" });
      await onChanged();
    });
  const { open, input } = useFilesChoice("image/jpeg,image/png,image/webp", (files) => void send(files));
  return (
    <section aria-labelledby="own-photos" className="grid gap-2 border-t border-line pt-4">
      <h3 id="own-photos" className="font-semibold">
        {t("title")}
      </h3>
      <p className="text-data text-ink-2">{t("hint", limits)}</p>
      {everywhere ? (
        <Checkbox label={t("everywhere")} checked={forAll} onChange={() => setForAll((now) => !now)} />
      ) : null}
      {sent ? (
        <Progress
          label={t("sending")}
          value={(sent.count / sent.of) * 100}
          text={t("sent", { sent: sent.count, count: sent.of })}
        />
      ) : null}
      <div className="flex flex-wrap gap-2">
        <input {...input} aria-label={t("choose")} tabIndex={-1} className="sr-only" />
        <Button busy={busy} onClick={open}>
          {t("choose")}
        </Button>
        {has ? (
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {t("remove")}
          </Button>
        ) : null}
      </div>
      <ul role="alert" className="grid gap-0.5 text-data text-no empty:hidden">
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </section>
  );
}
