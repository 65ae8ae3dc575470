import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-style";
import type { Draft } from "./use-draft";

interface Props<Values> {
  draft: Draft<Values>;
  /** What the button says. */
  submit: ReactNode;
  variant?: ButtonVariant;
  /** The page is on its way to what was sent. */
  going?: boolean;
  /** Nothing to send yet. */
  disabled?: boolean;
  onCancel?: () => void;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A form: the fields of a draft and the button that sends it. */
export function DraftForm<Values extends object>({
  draft,
  submit,
  variant = "primary",
  going,
  disabled,
  onCancel,
  label,
  className = "grid gap-4",
  children,
}: Props<Values>) {
  const common = useTranslations("common");
  return (
    <form {...draft.form} aria-label={label} className={className}>
      {children}
      <div className="col-span-full flex gap-2">
        <Button type="submit" variant={variant} busy={draft.busy || going} disabled={disabled}>
          {submit}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{common("cancel")}</Button> : null}
      </div>
    </form>
  );
}
