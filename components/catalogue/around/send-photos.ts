import { call, CallProblem } from "@/lib/api/client";
import { byName } from "@/lib/shared/by-name";

export interface PhotoFault {
  name: string;
  code: string;
}

const busyAgainMs = 3000;
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const busy = new Set(["pictures-busy", "forms-busy"]);

async function sendPhoto(ktype: number, image: File): Promise<string> {
  try {
    return (await call("post", "/photos360/{ktype}/photos", { params: { ktype }, form: { image } })).id;
  } catch (refused) {
    if (!(refused instanceof CallProblem) || !busy.has(refused.code)) throw refused;
    await wait(busyAgainMs);
    return sendPhoto(ktype, image);
  }
}

/** Photographs in the order of their names, numbers read as numbers: 2 before 10. */
export const inOrder = (files: readonly File[]): File[] => [...files].sort(byName);

/**
 * Sends photographs one after another; every one that is refused is named, and none is shown then. Without the network it
 * throws at once.
 */
export async function sendPhotos(
  { ktype, files, everywhere }: { ktype: number; files: readonly File[]; everywhere: boolean },
  tell: (sent: number) => void,
): Promise<PhotoFault[]> {
  const photos: string[] = [];
  const faults: PhotoFault[] = [];
  for (const [at, file] of files.entries()) {
    try {
      photos.push(await sendPhoto(ktype, file));
    } catch (refused) {
      if (!(refused instanceof CallProblem) || refused.status !== 400) throw refused;
      refused.claim();
      faults.push({ name: file.name, code: refused.code });
    }
    tell(at + 1);
  }
  if (faults.length === 0)
    await call("put", "/photos360/{ktype}/photos", { params: { ktype }, body: { photos, everywhere } });
  return faults;
}
