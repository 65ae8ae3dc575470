import { cn } from "@/components/ui/cn";
import { fills } from "./scale";

const lines = ["border-t-2 border-accent", "border-t-2 border-dashed border-ink-3"] as const;

/** Which filling or line stands for which series. */
export function Legend({ names, drawn }: { names: readonly string[]; drawn: "filled" | "lined" }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-data text-ink-2 print:[print-color-adjust:exact]">
      {names.map((name, at) => (
        <li key={name} className="flex items-center gap-1.5">
          <span
            aria-hidden
            className={cn("w-5", drawn === "lined" ? lines[at] : cn("h-3 border border-ink-2 text-accent", fills[at]))}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
