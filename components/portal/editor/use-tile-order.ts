import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { tellRefusal } from "@/components/page/use-action";
import { toast } from "@/components/ui/toast-store";
import { call, CallProblem } from "@/lib/api/client";
import type { BoardWidget } from "@/lib/domains/portal/editor/schema";

interface Order {
  ids: readonly number[];
  version: number;
}

const same = (one: readonly number[], other: readonly number[]) => one.join() === other.join();
/** An order that somebody wanted, over the tiles that there are now. */
const overlaid = (wanted: readonly number[], there: readonly number[]) => [
  ...wanted.filter((id) => there.includes(id)),
  ...there.filter((id) => !wanted.includes(id)),
];

/**
 * The order of a widget's tiles: shown as wanted at once, saved one change after another. What somebody else saved first is
 * shown and never written over unless the reader says so.
 */
export function useTileOrder({ name, title, version, tiles }: BoardWidget, reload: () => Promise<unknown>) {
  const t = useTranslations("editors.order");
  const read = tiles.map(({ id }) => id);
  const [shown, setShown] = useState<readonly number[] | null>(null);
  const saved = useRef<Order>({ ids: read, version });
  const wanted = useRef<readonly number[] | null>(null);
  const busy = useRef(false);
  useEffect(() => {
    // The list may have been read anew since.
    if (!busy.current && version >= saved.current.version) saved.current = { ids: read, version };
  });
  const notice = `order-${name}`;

  const save = async () => {
    if (busy.current) return;
    busy.current = true;
    const before = saved.current;
    for (let next = wanted.current; next; next = wanted.current) {
      wanted.current = null;
      try {
        const body = { ids: [...next], version: saved.current.version };
        saved.current = await call("post", "/setAppOrder/{widget}", { params: { widget: name }, body });
      } catch (problem) {
        if (!(problem instanceof CallProblem)) throw problem;
        wanted.current = null;
        busy.current = false;
        return refused(problem, next);
      }
      await reload();
    }
    busy.current = false;
    setShown(null);
    if (!same(saved.current.ids, before.ids)) sayUndo(before.ids);
  };
  const refused = async (problem: CallProblem, mine: readonly number[]) => {
    await reload();
    setShown(null);
    if (problem.code !== "order-changed") return tellRefusal(problem, () => t("failed"), { id: notice });
    problem.claim();
    const action = { label: t("mine"), onClick: () => set(overlaid(mine, saved.current.ids)) };
    toast.warning(t("changed", { title }), { id: notice, action, persistent: true });
  };
  const set = (next: readonly number[]) => {
    wanted.current = next;
    setShown(next);
    void save();
  };
  const sayUndo = (before: readonly number[]) =>
    toast.success(t("saved"), { id: notice, action: { label: t("undo"), onClick: () => set(before) } });

  return { ids: shown ? overlaid(shown, read) : read, set };
}
