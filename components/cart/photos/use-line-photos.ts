import { useEffect, useRef, useState } from "react";
import { useRefresh } from "@/components/live/use-live";
import { call, CallProblem, sayDenied } from "@/lib/api/client";
import { withProgress } from "@/lib/api/client/with-progress";
import { mostPhotos, type LinePhoto, type photographed } from "@/lib/domains/cart/photos/rules";
import { isOfKind } from "@/lib/shared/file-kind";
import { randomId } from "@/lib/shared/random-id";
import { faultOf, type PhotoFault } from "./photo-faults";
import { shrinkPhoto } from "./shrink-photo";

export interface LineOfPhotos {
  customerId: number;
  kind: (typeof photographed)[number];
  lineId: number;
  photos: readonly LinePhoto[];
}

/** A photograph that is on its way, or waits here with what went wrong. */
export interface Unsent {
  /** Shows the file, and tells it from the others. */
  url: string;
  file: File;
  share: number;
  /** Sent again it is the same one. */
  key: string;
  fault: PhotoFault | null;
}

const mostBytes = 10_000_000;
const busyAgainMs = 3000;

/** Photographs of a line as they are sent, one after another; what is not sent stays until it is, or is put aside. */
export function useLinePhotos({ photos, ...line }: LineOfPhotos) {
  const refresh = useRefresh();
  const [unsent, setUnsent] = useState<readonly Unsent[]>([]);
  const [isFull, setFull] = useState(false);
  const turn = useRef(Promise.resolve());
  useWarnBeforeLeaving(unsent.length > 0);

  const change = (url: string, next: Partial<Unsent>) =>
    setUnsent((all) => all.map((one) => (one.url === url ? { ...one, ...next } : one)));
  const forget = ({ url }: Unsent) => {
    setFull(false);
    setUnsent((all) => all.filter((one) => one.url !== url));
    URL.revokeObjectURL(url);
  };

  const send = async (one: Unsent): Promise<void> => {
    const fault = await sendOne(line, one, (share) => change(one.url, { share }));
    if (fault !== null) return change(one.url, { fault });
    forget(one);
    refresh();
  };
  const queue = (one: Unsent) => {
    change(one.url, { share: 0, fault: null });
    turn.current = turn.current.then(() => send(one));
  };

  const add = (files: readonly File[]) => {
    const room = mostPhotos - photos.length - unsent.length;
    const taken = files.slice(0, Math.max(0, room)).map((file) => ({
      ...{ url: URL.createObjectURL(file), file, share: 0, key: randomId(), fault: null },
    }));
    setFull(files.length > room);
    setUnsent((all) => [...all, ...taken]);
    taken.forEach(queue);
  };

  const remove = async (photo: string): Promise<void> => {
    const { customerId, kind, lineId } = line;
    const params = { customerId: String(customerId), kind, lineId: String(lineId), photo };
    await call("delete", "/cart/photos/{customerId}/{kind}/{lineId}/{photo}", { params });
    setFull(false);
    refresh();
  };
  return { photos, unsent, isFull, add, again: queue, forget, remove };
}

export type LinePhotos = ReturnType<typeof useLinePhotos>;

/** Sends one photograph; answers what went wrong, null once the server has it. */
async function sendOne(
  { customerId, kind, lineId }: Omit<LineOfPhotos, "photos">,
  { file, key }: Pick<Unsent, "file" | "key">,
  onProgress: (share: number) => void,
): Promise<PhotoFault | null> {
  const image = await shrinkPhoto(file);
  if (!(await isOfKind(image, "picture"))) return "notAPicture";
  if (image.size > mostBytes) return "pictureTooLarge";
  const params = { customerId: String(customerId), kind, lineId: String(lineId) };
  try {
    const way = withProgress(onProgress);
    await call("post", "/cart/photos/{customerId}/{kind}/{lineId}", {
      params,
      form: { image },
      way,
      idempotencyKey: key,
    });
    return null;
  } catch (problem) {
    if (!(problem instanceof CallProblem)) throw problem;
    problem.claim();
    if (problem.code === "pictures-busy" || problem.code === "forms-busy") {
      await new Promise((done) => setTimeout(done, busyAgainMs));
      return sendOne({ customerId, kind, lineId }, { file, key }, onProgress);
    }
    if (problem.code === "denied") sayDenied();
    return faultOf(problem);
  }
}

/** Who closes the page would lose what is not sent: the browser asks first. */
function useWarnBeforeLeaving(unsent: boolean): void {
  useEffect(() => {
    if (!unsent) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsent]);
}
