import { GenartDrawing } from "@/components/drawings/genart-drawing";
import { cn } from "@/components/ui/cn";
import { Picture } from "@/components/ui/picture";

interface Props {
  image: string | null;
  genart: number;
  /** What the picture shows; empty where the name stands beside it. */
  alt: string;
  side: number;
  className: string;
}

/** The picture of an item of the company's own, else the drawing of its part. */
export function ItemPicture({ image, genart, alt, side, className }: Props) {
  if (image === null)
    return (
      <GenartDrawing genart={genart} family={0} label={alt || undefined} className={cn("text-ink-2", className)} />
    );
  const src = `/api/pictures/${image}`;
  return <Picture src={src} alt={alt} width={side} height={side} className={cn("rounded object-cover", className)} />;
}
