import { checkPicture } from "../check-picture";
import { PlateReadingError, type CharacterReader } from "../port";
import { waitingLine } from "../waiting-line";
import { createEngine } from "./engine";
import { readCard } from "./read-card";
import { readVin } from "./read-vin";

const MOST_WAITING = 4;
const LIMIT_MS = 40_000;

/** VINs and certificates read here, one picture after the other; what takes too long ends the thread. Nothing is kept. */
export function createCharacterReader(): CharacterReader {
  const engine = createEngine();
  const inTurn = waitingLine(MOST_WAITING);
  const work = async <T>(bytes: Uint8Array, read: () => Promise<T>): Promise<T> => {
    await checkPicture(bytes, "picture");
    return inTurn(() => within(read, engine.close));
  };
  return {
    readVin: (bytes) => work(bytes, () => readVin(engine, bytes)),
    readCard: (bytes, options) => work(bytes, () => readCard(engine, bytes, options)),
    close: engine.close,
  };
}

async function within<T>(read: () => Promise<T>, end: () => Promise<void>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => {
      void end();
      fail(new PlateReadingError("late", `No reading within ${LIMIT_MS} ms.`));
    }, LIMIT_MS);
  });
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    if (error instanceof PlateReadingError) throw error;
    throw new PlateReadingError("unavailable", "The characters could not be read.", { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
