"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { Picture } from "@/components/ui/picture";
import { call } from "@/lib/api/client";
import { originWidget } from "@/lib/domains/portal/names";
import { origins, tileOfOrigin, type Origin } from "@/lib/domains/portal/tiles/origin";
import { TileImage } from "./tile-image";

export interface ShownOrigin {
  title: string;
  name: string;
  img: string;
  url: string;
}
export type ShownOrigins = Partial<Record<Origin, ShownOrigin>>;

const none: ShownOrigins = {};

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
  const { data = none } = useSWR(["/widget", originWidget, lang], () => readOrigins(lang), {
    ...{ revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false },
    shouldRetryOnError: false,
  });
  return data;
}

interface Props {
  of: readonly Origin[];
  shown: ShownOrigins;
}

const known = ({ of, shown }: Props) => of.flatMap((origin) => shown[origin] ?? []);

/** The icons of an article's origin in a row. */
export function OriginIcons(props: Props) {
  return known(props).map(({ name, img }) => (
    <span key={name} role="img" aria-label={name} title={name} className="ms-1 inline-block align-middle">
      <Picture src={img} alt="" width={16} height={16} className="size-4 object-contain" />
    </span>
  ));
}

/** The origins of an article by their names, each leading to what the portal says of it. */
export function OriginLinks(props: Props) {
  const all = known(props);
  const [first] = all;
  if (!first) return null;
  return (
    <ul aria-label={first.title} className="flex flex-wrap gap-x-4 gap-y-1">
      {all.map(({ name, img, url }) => (
        <li key={name}>
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-6 items-center gap-1.5 text-data text-accent hover:underline touch:min-h-11"
            >
              <TileImage img={img} className="size-4" />
              {name}
            </a>
          ) : (
            <span className="inline-flex min-h-6 items-center gap-1.5 text-data">
              <TileImage img={img} className="size-4" />
              {name}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
