import { servedTexts } from "@/lib/shared/served-texts";

const tries = 3;
const pauseMs = 400;
const loading = new Map<string, Promise<string>>();

function run(address: string): Promise<void> {
  return new Promise((done, fail) => {
    const script = document.createElement("script");
    script.src = address;
    script.onload = () => done();
    script.onerror = () => fail(new Error(`The texts at ${address} could not be read`));
    document.head.append(script);
  });
}

async function load(address: string): Promise<string> {
  for (let left = tries - 1; ; left--) {
    try {
      await run(address);
      const texts = servedTexts.get(address);
      if (texts !== undefined) return texts;
      throw new Error(`No texts came from ${address}`);
    } catch (error) {
      if (left === 0) throw error;
    }
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}

/** Whether the texts of an address were asked for by this page: they are then waited for, never read at once. */
export const isAsked = (address: string): boolean => loading.has(address);

/** The texts at an address as JSON, fetched once; a failure is tried again by whoever asks next. */
export function textsAt(address: string): Promise<string> {
  const known = loading.get(address);
  if (known) return known;
  const texts = load(address);
  loading.set(address, texts);
  texts.catch(() => loading.delete(address));
  return texts;
}
