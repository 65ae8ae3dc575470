import { cn } from "./cn";

type AvatarProps = { name: string; src?: string; size?: "md" | "lg"; className?: string };

/** Up to two initials of a name: first and last word. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends
    .map((word) => Array.from(word ?? "")[0] ?? "")
    .join("")
    .toLocaleUpperCase();
}

export function Avatar({ name, src, size = "md", className }: AvatarProps) {
  const box =
    size === "md"
      ? "size-7 rounded-full text-tiny bg-accent-soft text-accent"
      : "size-10 rounded-[10px] text-sub bg-accent text-accent-ink";
  return (
    <span
      role="img"
      aria-label={name}
      className={cn("grid shrink-0 place-items-center overflow-hidden font-semibold", box, className)}
    >
      {src ? (
        <span className="size-full bg-cover bg-center" style={{ backgroundImage: `url(${JSON.stringify(src)})` }} />
      ) : (
        initials(name)
      )}
    </span>
  );
}
