"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Picture } from "@/components/ui/picture";
import type { LinePhoto } from "@/lib/domains/cart/photos/rules";
import { usePhotoAddress } from "./photo-address";
import { PhotoViewer } from "./photo-viewer";

interface Props {
  photos?: readonly LinePhoto[];
  /** What the line is called. */
  line: string;
}

/** The photographs of a line, small; each opens them large. Nothing where there are none. */
export function PhotoStrip({ photos = [], line }: Props) {
  const t = useTranslations("line-photos");
  const addressOf = usePhotoAddress();
  const [shown, setShown] = useState<number | null>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <ul className="relative mt-1.5 flex flex-wrap gap-1.5">
        {photos.map(({ id, small }, at) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setShown(at)}
              className="block size-14 overflow-hidden rounded border border-line bg-sunk hover:border-accent"
            >
              <Picture
                src={addressOf(small)}
                alt={t("alt", { number: at + 1, count: photos.length, line })}
                width={56}
                height={56}
                className="size-full object-cover text-data"
              />
            </button>
          </li>
        ))}
      </ul>
      {shown === null ? null : (
        <PhotoViewer {...{ photos, line }} at={shown} onAt={setShown} onClose={() => setShown(null)} />
      )}
    </>
  );
}
