"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { Picture } from "@/components/ui/picture";
import { call } from "@/lib/api/client";
import { originWidget } from "@/lib/domains/portal/names";
import { origins, tileOfOrigin, type Origin } from "@/lib/domains/portal/tiles/origin";
import { promisedOnce } from "@/lib/shared/promised-once";

export interface ShownOrigin {
  title: string;
  name: string;
  img: string;
  url: string;
}
export type ShownOrigins = Partial<Record<Origin, ShownOrigin>>;

const none: ShownOrigins = {};
const kept = new Map<string, Promise<ShownOrigins>>();

async function readOrigins(lang: string): Promise<ShownOrigins> {
  const { title, apps } = await call("get", "/widget/{widgetName}", {
    params: { widgetName: originWidget },
    query: { lang },
  });
  return Object.fromEntries(
    origins.flatMap((origin) => {
      const tile = tileOfOrigin(apps, origin);
      return tile ? [[origin, { title, name: tile.name, img: tile.img, url: tile.url }]] : [];
    }),
  );
}

/** How the portal shows where articles come from; read once, nothing where it cannot be had. */
export function useOrigins(): ShownOrigins {
  const lang = useLocale();
  const [shown, setShown] = useState(none);
  useEffect(() => {
    let over = false;
    promisedOnce(kept, lang, () => readOrigins(lang)).then(
      (origins) => {
        if (!over) setShown(origins);
      },
      () => undefined,
    );
    return () => {
      over = true;
    };
  }, [lang]);
  return shown;
}

export interface ArticleOrigins {
  of: readonly Origin[];
  shown: ShownOrigins;
}

export const knownOrigins = ({ of, shown }: ArticleOrigins) => of.flatMap((origin) => shown[origin] ?? []);

/** The icons of an article's origin in a row. */
export function OriginIcons(props: ArticleOrigins) {
  return knownOrigins(props).map(({ name, img }) => (
    <span key={name} role="img" aria-label={name} title={name} className="ms-1 inline-block align-middle">
      <Picture src={img} alt="" width={16} height={16} className="size-4 object-contain" />
    </span>
  ));
}
