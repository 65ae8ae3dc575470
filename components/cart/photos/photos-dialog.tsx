import { useTranslations } from "next-intl";
import { Camera, Trash2 } from "@/components/drawings/icons";
import { useAction } from "@/components/page/use-action";
import { usePhotoAddress } from "@/components/photos/photo-address";
import { Button, IconButton } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialog";
import { Picture } from "@/components/ui/picture";
import { useFilesChoice } from "@/components/uploads/use-files-choice";
import { mostPhotos } from "@/lib/domains/cart/photos/rules";
import { UnsentPhotos } from "./unsent-photos";
import type { LinePhotos } from "./use-line-photos";

interface Props {
  line: string;
  sending: LinePhotos;
  onClose: () => void;
}

/** The photographs of a line: taken by the camera, chosen or dropped, looked at and removed. */
export function PhotosDialog({ line, sending, onClose }: Props) {
  const t = useTranslations("line-photos");
  const common = useTranslations("common");
  const { isFull, add } = sending;
  const camera = useFilesChoice("image/*", add);
  const { over, drop, ...files } = useFilesChoice("image/jpeg,image/png,image/webp,image/gif", add);
  return (
    <Dialog open onClose={onClose} title={<bdi>{t("of", { line })}</bdi>} closeLabel={common("close")}>
      <div className="grid gap-4">
        <div
          {...drop}
          className={cn(
            "grid gap-3 rounded-md border border-dashed border-edge p-4",
            over && "border-solid border-accent bg-accent-soft",
          )}
        >
          <p className="text-data text-ink-2">{t("hint", { most: mostPhotos })}</p>
          <div className="flex flex-wrap items-center gap-2">
            <input {...camera.input} multiple={false} capture="environment" aria-label={t("take")} {...unseen} />
            <Button variant="primary" size="lg" onClick={camera.open} className="hidden touch:inline-flex touch:h-11">
              <Camera />
              {t("take")}
            </Button>
            <input {...files.input} aria-label={t("choose")} {...unseen} />
            <Button size="lg" onClick={files.open} className="touch:h-11">
              {t("choose")}
            </Button>
            <span className="text-data text-ink-3 touch:hidden">{common("file.drop")}</span>
          </div>
          <p role="alert" className="text-data text-no empty:hidden">
            {isFull ? t("full", { most: mostPhotos }) : null}
          </p>
        </div>
        <UnsentPhotos {...sending} />
        <SentPhotos {...{ line, sending }} />
      </div>
    </Dialog>
  );
}

const unseen = { tabIndex: -1, className: "sr-only" };

function SentPhotos({ line, sending: { photos, remove } }: Omit<Props, "onClose">) {
  const t = useTranslations("line-photos");
  const addressOf = usePhotoAddress();
  const { about, run } = useAction<string>(() => t("removeFailed"), { id: "line-photo" });
  if (photos.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {photos.map(({ id, small }, at) => (
        <li key={id} className="grid gap-1">
          <Picture
            src={addressOf(small)}
            alt={t("alt", { number: at + 1, count: photos.length, line })}
            className="aspect-square w-full rounded bg-sunk object-cover text-data"
          />
          <IconButton
            label={t("remove", { number: at + 1 })}
            busy={about === id}
            onClick={() => void run(() => remove(id), id)}
            className="justify-self-end"
          >
            <Trash2 />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
