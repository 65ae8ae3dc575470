"use client";

import { useState } from "react";
import { cn } from "@/components/ui/cn";
import { Picture } from "@/components/ui/picture";
import { usualImage } from "@/lib/domains/portal/tiles/kinds";

/** The picture of a tile beside its name; the usual one where its own does not come. */
export function TileImage({ img, className }: { img: string; className?: string }) {
  const [missed, setMissed] = useState("");
  return (
    <Picture
      src={missed === img ? usualImage : img}
      alt=""
      width={40}
      height={40}
      onError={() => setMissed(img)}
      className={cn("shrink-0 rounded object-contain", className ?? "size-10")}
    />
  );
}

/** The wide picture over a tile; nothing where it does not come. */
export function TileCover({ src }: { src: string }) {
  const [missed, setMissed] = useState("");
  if (src === "" || missed === src) return null;
  return (
    <Picture
      src={src}
      alt=""
      width={640}
      height={240}
      onError={() => setMissed(src)}
      className="aspect-8/3 w-full rounded-t-md object-cover"
    />
  );
}
