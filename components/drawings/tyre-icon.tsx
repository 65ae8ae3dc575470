/** A tyre on its rim, in the line of the other icons. */
export function TyreIcon({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className={className ? `icon ${className}` : "icon"}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
    >
      <circle cx="12" cy="12" r="9.5" />
      <circle cx="12" cy="12" r="5" />
      <circle cx="12" cy="12" r="1.25" />
      <path d="M12 7v3.5M12 13.5V17M7 12h3.5M13.5 12H17" />
    </svg>
  );
}
