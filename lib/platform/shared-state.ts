const key = Symbol.for("etabli.state");
type Store = Map<string, unknown>;
const store = ((globalThis as { [key]?: Store })[key] ??= new Map());

/** One instance per process of pools, listeners and caches, also when two bundles of the process load the module. */
export function oncePerProcess<T>(name: string, make: () => T): T {
  if (!store.has(name)) store.set(name, make());
  return store.get(name) as T;
}
