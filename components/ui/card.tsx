import type { ReactNode } from "react";
import { cn } from "./cn";

type CardProps = {
  title?: ReactNode;
  actions?: ReactNode;
  level?: 2 | 3;
  roomy?: boolean;
  flush?: boolean;
  className?: string;
  children: ReactNode;
};

/** A sheet of paper with an optional heading; `roomy` for what a customer holds, `flush` when the content fills it. */
export function Card({ title, actions, level = 2, roomy, flush, className, children }: CardProps) {
  const Heading = level === 2 ? "h2" : "h3";
  const pad = roomy ? "p-4" : "px-4 py-3";
  return (
    <section
      className={cn(
        "border border-line bg-paper",
        roomy ? "rounded-xl" : "rounded-md shadow-card",
        !flush && pad,
        className,
      )}
    >
      {title || actions ? (
        <div className={cn("flex min-h-8 flex-wrap items-center gap-2", flush ? "px-4 py-2" : "mb-2")}>
          {title ? <Heading className={cn("font-semibold", roomy ? "text-lead" : "text-sub")}>{title}</Heading> : null}
          {actions ? <div className="ms-auto flex items-center gap-1">{actions}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  );
}
