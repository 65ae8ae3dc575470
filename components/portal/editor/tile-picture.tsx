import { AppWindow } from "@/components/drawings/icons";
import { useState } from "react";
import { Picture } from "@/components/ui/picture";

/** A tile's picture, or a drawing where there is none or it cannot be had. Decoration: its name stands beside it. */
export function TilePicture({ img }: { img: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const isThere = /^(\/(?!\/)|https:\/\/)/.test(img) && broken !== img;
  return (
    <span className="grid size-9 shrink-0 place-items-center overflow-hidden rounded border border-line bg-paper text-ink-3">
      {isThere ? (
        <Picture src={img} alt="" width={36} height={36} onError={() => setBroken(img)} />
      ) : (
        <AppWindow className="size-5" />
      )}
    </span>
  );
}
