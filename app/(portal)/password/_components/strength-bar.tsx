import { cn } from "@/components/ui/cn";

interface Props {
  label: string;
  grade: 0 | 1 | 2 | 3;
  text: string;
}

/** How far a password goes, as a bar and in a word that is read out when it changes. */
export function StrengthBar({ label, grade, text }: Props) {
  return (
    <div className="grid gap-1">
      <div aria-hidden className="flex gap-1">
        {[1, 2, 3].map((step) => (
          <span key={step} className={cn("h-1.5 flex-1 rounded-full", grade >= step ? "bg-fit" : "bg-line")} />
        ))}
      </div>
      <p aria-live="polite" className="min-h-5 text-data text-ink-2">
        {text === "" ? null : `${label} ${text}`}
      </p>
    </div>
  );
}
