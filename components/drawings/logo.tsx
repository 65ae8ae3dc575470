type LogoProps = { className?: string; name?: string };

/** The bench: a square of accent with two strokes; with a name it is the whole signature. */
export function Logo({ className = "", name }: LogoProps) {
  const mark = (
    <svg viewBox="0 0 20 20" aria-hidden className="size-5 shrink-0 forced-color-adjust-none">
      <rect width="20" height="20" rx="5" fill="var(--accent)" />
      <path d="M4 9h12v2H4zM4 13h12v2H4z" fill="var(--accent-ink)" />
    </svg>
  );
  return (
    <span className={`inline-flex items-center gap-2 text-[1rem] leading-6 font-bold tracking-[-.02em] ${className}`}>
      {mark}
      {name ? <span>{name}</span> : null}
    </span>
  );
}
