"use client";

import { useState } from "react";
import { call } from "@/lib/api/client";

const loaded = new Map<string, Promise<ReadonlySet<number>>>();

function fetchOnce(model: string, lang: string): Promise<ReadonlySet<number>> {
  const key = `${lang}/${model}`;
  const known = loaded.get(key);
  if (known) return known;
  const mine = call("get", "/parts/cat4/{lang}/{makeAndModel}", { params: { lang, makeAndModel: model } }).then(
    (parts) => new Set(parts.map(({ id }) => id)),
  );
  loaded.set(key, mine);
  mine.catch(() => loaded.delete(key));
  return mine;
}

/** The generic articles that a model's versions have, asked for at the first `load`; null until known. */
export function useModelParts(model: string, lang: string) {
  const [held, setHeld] = useState<ReadonlySet<number> | null>(null);
  const load = () => void fetchOnce(model, lang).then(setHeld, () => undefined);
  return { held, load };
}
