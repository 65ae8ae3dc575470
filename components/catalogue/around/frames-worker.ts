import { nearestFrame } from "@/lib/domains/catalogue/pictures/around/rules";
import { FrameLoader } from "./frame-loader";
import type { Asked, Opening, Told } from "./frames-thread";

const tell = (told: Told) => postMessage(told);

/** Draws the frame nearest to the wanted one, as soon as there is one. */
function open({ canvas, frames, width }: Opening): (wanted: number) => void {
  const context = canvas.getContext("2d");
  let wanted = 0;
  let shown = -1;
  const draw = () => {
    const nearest = nearestFrame(wanted, loader.has, frames.length);
    const picture = nearest === null ? undefined : loader.picture(nearest);
    if (nearest === null || !picture) return;
    if (nearest !== shown) {
      if (canvas.width !== picture.width || canvas.height !== picture.height) {
        canvas.width = picture.width;
        canvas.height = picture.height;
      }
      context?.clearRect(0, 0, canvas.width, canvas.height);
      context?.drawImage(picture, 0, 0);
      shown = nearest;
    }
    tell({ shown });
  };
  const loader = new FrameLoader(frames, width, (loading) => {
    tell({ loading });
    draw();
  });
  return (frame) => {
    wanted = frame;
    draw();
  };
}

let want: ((frame: number) => void) | undefined;
self.onmessage = ({ data }: MessageEvent<Asked>) => {
  if ("canvas" in data) want = open(data);
  else want?.(data.wanted);
};
