import { cn } from "./cn";

interface Props {
  src: string;
  /** Empty for decoration: its name stands beside it. */
  alt: string;
  width?: number;
  height?: number;
  /** Covers its positioned parent in place of a size of its own. */
  fill?: boolean;
  /** What a page shows first: fetched at once, before others. */
  first?: boolean;
  className?: string;
  /** The picture cannot be had; also said of one that failed before the page was alive. */
  onError?: () => void;
}

/** A picture that has its size already; loaded when it comes near the window. */
export function Picture({ onError, fill = false, first = false, className, alt, ...rest }: Props) {
  const seen = onError && ((image: HTMLImageElement | null) => void (hasFailed(image) && onError()));
  const look = cn(fill && "absolute inset-0 size-full", className);
  const when = first ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy" } as const);
  return <img {...rest} {...when} alt={alt} ref={seen} onError={onError} decoding="async" className={look} />;
}

const hasFailed = (image: HTMLImageElement | null): boolean => !!image?.complete && image.naturalWidth === 0;
