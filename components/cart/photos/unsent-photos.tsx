import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Picture } from "@/components/ui/picture";
import { Progress } from "@/components/ui/progress";
import { mostPhotos } from "@/lib/domains/cart/photos/rules";
import { mayHelpAgain, type PhotoFault } from "./photo-faults";
import type { LinePhotos, Unsent } from "./use-line-photos";

/** What is on its way, and what was not sent with why and what to do. */
export function UnsentPhotos({ unsent, again, forget }: Pick<LinePhotos, "unsent" | "again" | "forget">) {
  if (unsent.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {unsent.map((one) => (
        <li key={one.url} className="grid grid-cols-[4rem_minmax(0,1fr)] items-start gap-3">
          <Picture src={one.url} alt="" className="size-16 rounded bg-sunk object-cover" />
          <div className="grid min-w-0 gap-1.5">
            <bdi className="wrap-anywhere text-data text-ink-2">{one.file.name}</bdi>
            {one.fault === null ? <Underway one={one} /> : <Failed {...{ one, again, forget }} fault={one.fault} />}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Underway({ one: { share } }: { one: Unsent }) {
  const t = useTranslations("dialogs.upload");
  const percent = Math.round(share * 100);
  return <Progress label={t(percent < 100 ? "sending" : "checking")} value={percent} text={`${percent} %`} />;
}

interface FailedProps extends Pick<LinePhotos, "again" | "forget"> {
  one: Unsent;
  fault: PhotoFault;
}

function Failed({ one, fault, again, forget }: FailedProps) {
  const t = useTranslations("line-photos");
  const upload = useTranslations("dialogs.upload");
  const common = useTranslations("common");
  const isOwn = fault === "kept" || fault === "full";
  return (
    <>
      <p role="alert" className="text-data text-no">
        {isOwn ? t(fault, { most: mostPhotos }) : upload(`error.${fault}`)}
      </p>
      <div className="flex flex-wrap gap-2">
        {mayHelpAgain(fault) ? <Button onClick={() => again(one)}>{common("retry")}</Button> : null}
        <Button variant="ghost" onClick={() => forget(one)}>
          {upload("forget")}
        </Button>
      </div>
    </>
  );
}
