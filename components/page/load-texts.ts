import type { AbstractIntlMessages } from "next-intl";

export type Texts = Record<string, AbstractIntlMessages>;

const tries = 3;
const pauseMs = 400;
const loading = new Map<string, Promise<Texts>>();

async function load(address: string): Promise<Texts> {
  for (let left = tries - 1; ; left--) {
    try {
      const response = await fetch(address);
      if (response.ok) return (await response.json()) as Texts;
    } catch (error) {
      if (left === 0) throw error;
    }
    if (left === 0) throw new Error(`The texts at ${address} could not be read`);
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}

/** The texts at an address, fetched once; a failure is tried again by whoever asks next. */
export function textsAt(address: string): Promise<Texts> {
  const known = loading.get(address);
  if (known) return known;
  const texts = load(address);
  loading.set(address, texts);
  texts.catch(() => loading.delete(address));
  return texts;
}
