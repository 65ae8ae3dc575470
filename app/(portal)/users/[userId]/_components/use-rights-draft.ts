import { useCallback, useState, useSyncExternalStore } from "react";
import { keepHere, readKept } from "@/components/page/kept-here";
import { differenceOf, type Difference } from "@/lib/domains/admin/users/rules";

const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Also where the browser keeps nothing. */
const held = new Map<string, string>();

const readDraft = (name: string): string | null => held.get(name) ?? readKept("tab", name);

function keep(name: string, { added, removed }: Difference): void {
  const text = added.length + removed.length === 0 ? null : JSON.stringify({ added, removed });
  if (text === null) held.delete(name);
  else held.set(name, text);
  keepHere("tab", name, text);
  listeners.forEach((look) => look());
}

const withChange = (rights: readonly string[], { added, removed }: Difference): string[] => [
  ...rights.filter((right) => !removed.includes(right)),
  ...added.filter((right) => !rights.includes(right)),
];

const nothing: Difference = { added: [], removed: [] };

/** Rights that stand, and what the reader has changed in them: unsaved changes wait in the tab, whatever page it shows. */
export function useRightsDraft(name: string, first: readonly string[]) {
  const key = `rights:${name}`;
  const read = useCallback(() => readDraft(key), [key]);
  const kept = useSyncExternalStore(subscribe, read, () => null);
  const [seen, setSeen] = useState(first);
  const chosen = withChange(seen, kept === null ? nothing : (JSON.parse(kept) as Difference));
  const change = differenceOf(seen, chosen);
  const toggle = (right: string) => {
    const next = chosen.includes(right) ? chosen.filter((one) => one !== right) : [...chosen, right];
    keep(key, differenceOf(seen, next));
  };
  return {
    seen,
    chosen,
    changes: change.added.length + change.removed.length,
    toggle,
    forget: () => keep(key, nothing),
    /** What stands now; what the reader has changed goes on top of it. */
    rebase: setSeen,
  };
}
