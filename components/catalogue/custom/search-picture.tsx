import { GenartDrawing } from "@/components/drawings/genart-drawing";
import { Picture } from "@/components/ui/picture";

/** A search's own picture, or the drawing of its first part. Decoration: its name always stands beside it. */
export function SearchPicture({ image, genart }: { image: string | null; genart?: number }) {
  if (image === null) return <GenartDrawing genart={genart ?? 0} family={0} className="size-14 shrink-0 text-ink-2" />;
  const src = `/api/pictures/${image}`;
  return <Picture src={src} alt="" width={56} height={56} className="size-14 shrink-0 rounded object-cover" />;
}
