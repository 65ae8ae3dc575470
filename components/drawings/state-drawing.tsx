import { Drawing, type DrawingProps } from "./drawing";

/** A tidy workbench with its vice and nothing on it. */
export function EmptyDrawing(props: DrawingProps) {
  return (
    <Drawing box="0 0 64 64" {...props}>
      <path d="M6 38h52v5H6zM11 43v15M17 43v15M47 43v15M53 43v15M17 52h30" />
      <path d="M40 38v-4h4v-5h-2.5v-6H54v6h-2.5v5H54v4" />
      <path d="M34 26h8m0-2v4m-8-5v6M30 26h4" />
      <path d="M10 12h22M14 12v9a1.5 1.5 0 0 0 3 0v-9M24 12v5l-2 2v6h4v-6l-2-2" opacity=".55" />
    </Drawing>
  );
}

/** A plug that came out of its socket. */
export function ErrorDrawing(props: DrawingProps) {
  return (
    <Drawing box="0 0 64 64" {...props}>
      <path d="M4 44c8 0 8-10 16-10" />
      <path d="M20 28h5a6 6 0 0 1 6 6 6 6 0 0 1-6 6h-5zM31 31h5M31 37h5" />
      <path d="M60 44c-6 0-5-10-9-10h-3v-7h-3a7 7 0 0 0 0 14h3v-7" />
      <path d="m36 18-2-5M41 17l2-5M31 21l-5-3" opacity=".55" />
      <path d="M12 56h40" opacity=".55" />
    </Drawing>
  );
}

/** A closed padlock before a roller door. */
export function DeniedDrawing(props: DrawingProps) {
  return (
    <Drawing box="0 0 64 64" {...props}>
      <path d="M10 56V16l22-8 22 8v40M6 56h52" opacity=".55" />
      <path d="M16 56V22h32v34M16 28h32M16 34h7M41 34h7M16 40h5M43 40h5M16 46h5M43 46h5" opacity=".55" />
      <rect x="23" y="37" width="18" height="14" rx="2.5" />
      <path d="M27 37v-4a5 5 0 0 1 10 0v4M32 43v3.5" />
      <circle cx="32" cy="42.5" r="1.2" />
    </Drawing>
  );
}
