import { useId, type ReactNode } from "react";
import { cn } from "./cn";

export type FieldControl = {
  id: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  required?: boolean;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** A label, its control, a hint and an error; spread what the child function receives on the control. */
export function Field({ label, hint, error, required, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = cn(Boolean(error) && errorId, Boolean(hint) && hintId) || undefined;
  return (
    <div className={cn("flex flex-col gap-1", className)}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "text-data font-strong"}>
        {label}
        {required ? (
          <span aria-hidden className="ms-0.5 text-no">
            *
          </span>
        ) : null}
      </label>
      {children({ id, required, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      <div aria-live="polite" className="empty:-mt-1">
        {error ? (
          <p id={errorId} className="text-data font-medium text-no">
            {error}
          </p>
        ) : null}
      </div>
      {hint ? (
        <p id={hintId} className="text-data text-ink-3">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
