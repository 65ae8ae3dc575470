import { nextItem, type Clock, type ScreenItem } from "@/lib/domains/live/screens/rules";

/** A page that has not come after this is shown as far as it is. */
export const patienceMs = 8000;
/** A page that stands alone is loaded anew after this, behind itself. */
export const aloneMs = 10 * 60_000;
/** Where nothing is due, or nothing can be loaded, it is looked again. */
export const lookMs = 15_000;

/** A page in one of the two frames; each showing is one of its own, so that the same address is loaded again. */
export interface Showing {
  item: ScreenItem;
  turn: number;
}

/** The frames that stand; the one in front is seen. */
export interface Frames {
  standing: readonly Showing[];
  front: number | null;
}
export const noFrames: Frames = { standing: [], front: null };

interface Wanted {
  clock: () => Clock;
  /** Whether a page would come now. */
  canLoad: (item: ScreenItem) => Promise<boolean>;
  onChange: (frames: Frames) => void;
  say: (said: { showing?: string; error?: string }) => void;
}

export interface Rotation {
  /** Shows another list; a page that is on it stays until its time is over. */
  play: (items: readonly ScreenItem[]) => void;
  /** A frame has loaded. */
  loaded: (turn: number) => void;
  stop: () => void;
}

const isSame = (one: ScreenItem, other: ScreenItem): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Shows the pages of a playlist one after another: the next one loads behind the one that is seen, so that no gap is. */
export function makeRotation({ clock, canLoad, onChange, say }: Wanted): Rotation {
  let items: readonly ScreenItem[] = [];
  let shown: Showing | null = null;
  let coming: Showing | null = null;
  let turns = 0;
  let timer: ReturnType<typeof setTimeout>;

  const wait = (ms: number, then: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(then, ms);
  };
  const draw = () => onChange({ standing: [shown, coming].filter((one) => one !== null), front: shown?.turn ?? null });
  const placeOf = (one: Showing | null): number => (one ? items.findIndex((item) => isSame(item, one.item)) : -1);

  const advance = async () => {
    const at = nextItem(items, placeOf(shown), clock());
    const item = at === null ? null : (items[at] ?? null);
    wait(lookMs, () => void advance());
    if (!item) {
      shown = coming = null;
      say({ showing: "" });
      return draw();
    }
    const list = items;
    // What is seen stays: a page that does not come would be the browser's own.
    if (shown && !(await canLoad(item))) return;
    if (list !== items) return;
    turns += 1;
    const next = { item, turn: turns };
    coming = next;
    draw();
    wait(patienceMs, () => {
      say({ error: `${item.url}: > ${patienceMs / 1000} s` });
      bring(next);
    });
  };
  const bring = (next: Showing) => {
    shown = next;
    coming = null;
    say({ showing: next.item.title || next.item.url });
    draw();
    const ms = next.item.seconds * 1000;
    wait(items.length === 1 ? Math.max(ms, aloneMs) : ms, () => void advance());
  };
  return {
    play(list) {
      items = list;
      const isComing = placeOf(coming) >= 0;
      if (isComing) return;
      coming = null;
      if (shown && placeOf(shown) >= 0 && items.length > 1) return draw();
      void advance();
    },
    loaded(turn) {
      if (coming?.turn === turn) bring(coming);
    },
    stop: () => clearTimeout(timer),
  };
}
