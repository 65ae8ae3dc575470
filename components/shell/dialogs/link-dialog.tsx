import { useTranslations } from "next-intl";
import { clock, useLink, type LinkState } from "@/components/page/use-link";
import type { HostedDialogProps } from "@/components/shell/hosted";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { QrCode } from "@/components/ui/qr-code";
import { Spinner } from "@/components/ui/spinner";
import { toast } from "@/components/ui/toast-store";

/** "Open on my phone": a one-time link to this page as a QR code and as text, for ten minutes. */
export default function LinkDialog({ onClose }: HostedDialogProps) {
  const t = useTranslations("dialogs.link");
  const common = useTranslations("common");
  const { state, again } = useLink();
  return (
    <Dialog open onClose={onClose} title={t("title")} closeLabel={common("close")} size="sm">
      <p className="mb-3 text-ink-2">{t("lead")}</p>
      <div className="grid min-h-72 content-center justify-items-center gap-3" aria-live="polite">
        {state.step === "making" ? (
          <p className="flex items-center gap-2 text-ink-2">
            <Spinner /> {t("making")}
          </p>
        ) : null}
        {state.step === "open" ? <OpenLink {...state} /> : null}
        {state.step === "expired" || state.step === "failed" ? (
          <>
            <p className="text-center">{said(state)}</p>
            <Button variant="primary" onClick={again}>
              {t("again")}
            </Button>
          </>
        ) : null}
      </div>
    </Dialog>
  );

  function said(at: LinkState): string {
    if (at.step !== "failed") return t("expired");
    return at.why === "offline" ? common("offline") : t(at.why);
  }
}

function OpenLink({ url, leftSeconds }: { url: string; leftSeconds: number }) {
  const t = useTranslations("dialogs.link");
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast.success(t("copied"), { id: "link" }),
      () => toast.error(t("failed"), { id: "link" }),
    );
  return (
    <>
      <QrCode text={url} label={t("code")} className="w-56" />
      <p role="timer" aria-live="off" className="num text-data text-ink-2">
        {t("left", { time: clock(leftSeconds) })}
      </p>
      <div className="flex w-full items-end gap-2">
        <Field label={t("address")} className="min-w-0 flex-1">
          {(control) => (
            <Input {...control} value={url} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
          )}
        </Field>
        <Button onClick={() => void copy()}>{t("copy")}</Button>
      </div>
      <p className="text-data text-unknown">{t("warning")}</p>
    </>
  );
}
