import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Picture } from "@/components/ui/picture";
import { keyedPhoto, type LinePhoto } from "@/lib/domains/cart/photos/rules";
import { usePhotoAddress } from "./photo-address";

interface Props {
  photos: readonly LinePhoto[];
  line: string;
  /** Which one is shown. */
  at: number;
  onAt: (at: number) => void;
  onClose: () => void;
}

const isRightToLeft = () => getComputedStyle(document.documentElement).direction === "rtl";

/** One photograph of a line, large; the others by buttons and arrow keys. */
export function PhotoViewer({ photos, line, at: wanted, onAt, onClose }: Props) {
  const t = useTranslations("line-photos");
  const common = useTranslations("common");
  const count = photos.length;
  // One may have been taken away while it was looked at.
  const at = Math.min(wanted, count - 1);
  const photo = photos[at];
  const follow = useEffectEvent((event: KeyboardEvent) => {
    const next = keyedPhoto(event.key, { at, count, rightToLeft: isRightToLeft() });
    if (next === null) return;
    event.preventDefault();
    onAt(next);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => follow(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  if (!photo) return null;
  const named = t("alt", { number: at + 1, count, line });
  return (
    <Dialog open onClose={onClose} title={<bdi>{t("of", { line })}</bdi>} closeLabel={common("close")} size="lg">
      <div className="grid gap-3">
        <Large key={photo.id} id={photo.id} alt={named} />
        {count > 1 ? (
          <div className="flex flex-wrap items-center justify-between gap-2">
            <Button aria-disabled={at === 0} onClick={() => onAt(Math.max(0, at - 1))}>
              {t("previous")}
            </Button>
            <span aria-live="polite" className="num text-ink-2">
              <span className="sr-only">{named}</span>
              <span aria-hidden>{`${at + 1} / ${count}`}</span>
            </span>
            <Button data-autofocus aria-disabled={at === count - 1} onClick={() => onAt(Math.min(count - 1, at + 1))}>
              {t("next")}
            </Button>
          </div>
        ) : null}
      </div>
    </Dialog>
  );
}

function Large({ id, alt }: { id: string; alt: string }) {
  const t = useTranslations("line-photos");
  const addressOf = usePhotoAddress();
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <p role="alert" className="text-no">
        {t("missing")}
      </p>
    );
  return (
    <Picture
      first
      src={addressOf(id)}
      alt={alt}
      onError={() => setFailed(true)}
      className="h-[65dvh] w-full rounded bg-sunk object-contain"
    />
  );
}
