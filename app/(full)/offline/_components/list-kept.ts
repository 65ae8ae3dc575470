import { keptTime, keptTitle } from "@/lib/shared/offline-page";

export interface KeptPage {
  path: string;
  title: string;
  at: Date;
}

function textOf(header: string | null): string {
  try {
    return (
      new DOMParser().parseFromString(decodeURIComponent(header ?? ""), "text/html").documentElement.textContent ?? ""
    );
  } catch {
    return "";
  }
}

/** The pages that this browser has kept, the latest first; none where it keeps nothing. */
export async function listKept(): Promise<KeptPage[]> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith("kept-"));
    const found = await Promise.all(names.map(async (name) => pagesOf(await caches.open(name))));
    return found.flat().sort((one, other) => other.at.getTime() - one.at.getTime());
  } catch {
    return [];
  }
}

async function pagesOf(cache: Cache): Promise<KeptPage[]> {
  const all = await Promise.all((await cache.keys()).map(async (key) => ({ key, kept: await cache.match(key) })));
  return all.flatMap(({ key, kept }) => {
    const at = Number(kept?.headers.get(keptTime) ?? NaN);
    const { pathname, search } = new URL(key.url);
    return Number.isNaN(at)
      ? []
      : [{ path: pathname + search, title: textOf(kept?.headers.get(keptTitle) ?? null), at: new Date(at) }];
  });
}
