const name = "etabli.screen";

/** The key of the screen that this device is: it finds its way back from the address of codes. */
export function ownKey(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Remembers or, without a key, forgets it; a browser that keeps nothing goes on by its address alone. */
export function keepOwnKey(key: string | null): void {
  try {
    if (key) localStorage.setItem(name, key);
    else localStorage.removeItem(name);
  } catch {
    return;
  }
}
