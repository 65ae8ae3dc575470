import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-style";
import { QrCode } from "@/components/ui/qr-code";
import { toast } from "@/components/ui/toast-store";
import type { IssuedPass } from "@/lib/domains/passes/schema";

/** The ways in which a customer takes a pass along. */
export function PassTaking({ issued, mayTry }: { issued: IssuedPass; mayTry: boolean }) {
  const t = useTranslations("passes.make");
  const { pass, handOver, accepted, google } = issued;
  const copy = () =>
    navigator.clipboard.writeText(handOver).then(
      () => toast.success(t("copied")),
      () => toast.warning(t("notCopied")),
    );
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-md border border-line bg-ground p-3">
      <figure className="grid w-32 shrink-0 gap-1.5">
        <QrCode text={handOver} label={t("qr")} className="w-full border border-line" />
      </figure>
      <div className="grid min-w-0 flex-1 basis-52 justify-items-start gap-2">
        <p>{t("scan")}</p>
        <a href={handOver} target="_blank" className={buttonClasses()} rel="noreferrer">
          {t("view")}
        </a>
        <Button onClick={() => void copy()}>{t("copy")}</Button>
        {accepted ? (
          <a href={`/api/passes/add/${pass.serial}`} className={buttonClasses()}>
            {t("apple")}
          </a>
        ) : null}
        {google ? (
          <a href={google} target="_blank" rel="noreferrer" className={buttonClasses()}>
            {t("google")}
          </a>
        ) : null}
        {!accepted && mayTry ? (
          <>
            <a href={`/api/pkpass/${pass.serial}`} download="idcar.pkpass" className={buttonClasses()}>
              {t("trial")}
            </a>
            <p className="text-data text-ink-3">{t("trialHelp")}</p>
          </>
        ) : null}
        <p className="text-data text-ink-3">{t("withdraw")}</p>
      </div>
    </div>
  );
}
