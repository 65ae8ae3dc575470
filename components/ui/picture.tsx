import { cn } from "./cn";

interface Props {
  src: string;
  /** Empty for decoration: its name stands beside it. */
  alt: string;
  width?: number;
  height?: number;
  /** Covers its positioned parent in place of a size of its own. */
  fill?: boolean;
  className?: string;
  /** The picture cannot be had; also said of one that failed before the page was alive. */
  onError?: () => void;
}

/** A picture that has its size already; loaded when it comes near the window. */
export function Picture({ onError, fill = false, className, alt, ...rest }: Props) {
  const seen = onError && ((image: HTMLImageElement | null) => void (hasFailed(image) && onError()));
  const look = cn(fill && "absolute inset-0 size-full", className);
  return <img {...rest} alt={alt} ref={seen} onError={onError} loading="lazy" decoding="async" className={look} />;
}

const hasFailed = (image: HTMLImageElement | null): boolean => !!image?.complete && image.naturalWidth === 0;
