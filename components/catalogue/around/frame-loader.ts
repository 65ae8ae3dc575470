import { loadOrder } from "@/lib/domains/catalogue/pictures/around/rules";

const atOnce = 6;

export interface Loading {
  /** Frames that came, and frames that did not. */
  loaded: number;
  failed: number;
  total: number;
}

/** The frames of a vehicle as pictures of the size at which they are shown, fetched by halves; closed when they are left. */
export class FrameLoader {
  private readonly pictures = new Map<number, ImageBitmap>();
  private readonly stop = new AbortController();
  private failed = 0;

  constructor(
    private readonly frames: readonly string[],
    private readonly width: number,
    private readonly tell: (loading: Loading, frame: number | null) => void,
  ) {
    const waiting = loadOrder(frames.length);
    const work = async () => {
      for (let frame = waiting.shift(); frame !== undefined; frame = waiting.shift()) await this.load(frame);
    };
    // The first alone, so that nothing keeps it waiting.
    void this.load(waiting.shift() ?? 0).then(() => Promise.all(Array.from({ length: atOnce }, work)));
  }

  picture = (frame: number): ImageBitmap | undefined => this.pictures.get(frame);
  has = (frame: number): boolean => this.pictures.has(frame);

  close(): void {
    this.stop.abort();
    for (const picture of this.pictures.values()) picture.close();
    this.pictures.clear();
  }

  private async load(frame: number): Promise<void> {
    if (this.stop.signal.aborted) return;
    const picture = await this.fetchPicture(frame).catch(() => null);
    if (this.stop.signal.aborted) return picture?.close();
    if (picture) this.pictures.set(frame, picture);
    else this.failed += 1;
    const { size: loaded } = this.pictures;
    this.tell({ loaded, failed: this.failed, total: this.frames.length }, picture ? frame : null);
  }

  private async fetchPicture(frame: number): Promise<ImageBitmap> {
    const answer = await fetch(this.frames[frame] ?? "", { signal: this.stop.signal });
    if (!answer.ok) throw new Error(`frame ${frame}: ${answer.status}`);
    return createImageBitmap(await answer.blob(), { resizeWidth: this.width, resizeQuality: "medium" });
  }
}
