import type { Loading } from "./frame-loader";

/** What begins the thread: where it draws, the frames' addresses, and the width of their pictures in device pixels. */
export interface Opening {
  canvas: OffscreenCanvas;
  frames: readonly string[];
  width: number;
}
export type Asked = Opening | { wanted: number };
export type Told = { loading: Loading } | { shown: number };

interface Heard {
  onLoading: (loading: Loading) => void;
  onShown: (frame: number) => void;
}

/** The thread that fetches frames and draws them into an element of its own in `host`: the page's thread only says which. */
export function openFrames(host: HTMLElement, wanted: Omit<Opening, "canvas">, { onLoading, onShown }: Heard) {
  // A canvas can be handed over once: each thread has one.
  const element = document.createElement("canvas");
  element.dataset.part = "canvas";
  element.className = "absolute inset-0 size-full object-contain";
  host.append(element);
  const frames = wanted.frames.map((address) => new URL(address, location.href).href);
  const worker = new Worker(new URL("./frames-worker.ts", import.meta.url), { type: "module" });
  worker.onmessage = ({ data }: MessageEvent<Told>) => {
    if ("loading" in data) onLoading(data.loading);
    else onShown(data.shown);
  };
  worker.onerror = () => onLoading({ loaded: 0, failed: frames.length, total: frames.length });
  const canvas = element.transferControlToOffscreen();
  worker.postMessage({ canvas, frames, width: wanted.width } satisfies Opening, [canvas]);
  return {
    show: (frame: number) => worker.postMessage({ wanted: frame } satisfies Asked),
    close: () => {
      worker.terminate();
      element.remove();
    },
  };
}
