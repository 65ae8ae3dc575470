import { cn } from "./cn";

type AvatarProps = {
  name: string;
  /** Whose initials stand without a picture, where the name says more than that. */
  initialsOf?: string;
  src?: string;
  size?: keyof typeof boxes;
  className?: string;
};

const boxes = {
  md: "size-7 rounded-full text-tiny bg-accent-soft text-accent",
  lg: "size-10 rounded-[10px] text-sub bg-accent text-accent-ink",
  xl: "size-16 rounded-[12px] text-title bg-accent-soft text-accent",
  "2xl": "size-24 rounded-[16px] text-title bg-accent-soft text-accent",
};

/** Up to two initials of a name: first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toLocaleUpperCase();
}

export function Avatar({ name, initialsOf = name, src, size = "md", className }: AvatarProps) {
  return (
    <span
      role="img"
      aria-label={name}
      className={cn("grid shrink-0 place-items-center overflow-hidden font-semibold", boxes[size], className)}
    >
      {src ? (
        <span className="size-full bg-cover bg-center" style={{ backgroundImage: `url(${JSON.stringify(src)})` }} />
      ) : (
        initials(initialsOf)
      )}
    </span>
  );
}
