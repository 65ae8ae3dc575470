import type { ReactNode } from "react";
import { StateDrawing } from "@/components/drawings/state-drawing";
import { cn } from "./cn";

type StateProps = {
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  drawing?: ReactNode;
  level?: 1 | 2 | 3;
  compact?: boolean;
  className?: string;
};

type FrameProps = StateProps & { role?: "alert" | "status" };

function StateFrame({ title, text, action, drawing, level = 2, compact, role, className }: FrameProps) {
  const Heading = `h${level}` as const;
  return (
    <div
      role={role}
      className={cn(
        "mx-auto flex max-w-100 flex-col items-center px-4 text-center wrap-anywhere",
        compact ? "py-6" : "py-12",
        className,
      )}
    >
      <div className="mb-3 text-ink-3 [&>svg]:size-24">{drawing}</div>
      <Heading className="text-lead font-semibold">{title}</Heading>
      {text ? <p className="mt-1 text-ink-2">{text}</p> : null}
      {action ? <div className="mt-4 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}

/** Nothing here yet, with the next thing to do. */
export function EmptyState({ drawing = <StateDrawing name="empty" />, ...rest }: StateProps) {
  return <StateFrame {...rest} drawing={drawing} />;
}

/** Something failed; the action tries again. */
export function ErrorState({ drawing = <StateDrawing name="error" />, ...rest }: StateProps) {
  return <StateFrame {...rest} role="alert" drawing={drawing} />;
}

/** The reader has no right to this; the action leads to who or what can help. */
export function DeniedState({ drawing = <StateDrawing name="denied" />, ...rest }: StateProps) {
  return <StateFrame {...rest} drawing={drawing} />;
}
