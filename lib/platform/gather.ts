/** Keys of one read at most. */
const mostAtOnce = 500;

interface Batch<Key, Found> {
  keys: Set<Key>;
  found: Promise<ReadonlyMap<Key, Found>>;
}

/**
 * One read for all keys that are asked for in the same moment, as when hundreds of screens ask what has changed. A read
 * begins after its keys were asked for, so that nobody hears of what stood there before; each gets what was found for its
 * key, and all of them the error.
 */
export function gather<Key, Found>(
  read: (keys: Key[]) => Promise<ReadonlyMap<Key, Found>>,
): (key: Key) => Promise<Found | undefined> {
  let waiting: Batch<Key, Found> | null = null;
  const begin = (): Batch<Key, Found> => {
    const keys = new Set<Key>();
    const found = new Promise<ReadonlyMap<Key, Found>>((resolve) => {
      setImmediate(() => {
        if (waiting?.keys === keys) waiting = null;
        resolve(read([...keys]));
      });
    });
    return { keys, found };
  };
  return async (key) => {
    if (!waiting || waiting.keys.size >= mostAtOnce) waiting = begin();
    const { keys, found } = waiting;
    keys.add(key);
    return (await found).get(key);
  };
}
