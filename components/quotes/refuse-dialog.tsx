import { useId, useState, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import type { ButtonSize } from "@/components/ui/button-style";
import { Dialog } from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { mostReason } from "@/lib/domains/quotes/rules";

interface Words {
  title: string;
  text: ReactNode;
  /** Asks for the reason, which nobody need give. */
  why: string;
  keep: string;
  yes: string;
}

interface Props {
  open: boolean;
  words: Words;
  size?: ButtonSize;
  /** The cursor is in the reason at once; on a phone the keyboard would cover what is asked. */
  typesAtOnce?: boolean;
  onClose: () => void;
  onRefuse: (reason: string) => void;
}

/** Asks a second time before a quote is refused, and why. */
export function RefuseDialog({ open, words, size, typesAtOnce, onClose, onRefuse }: Props) {
  const field = useId();
  const [reason, setReason] = useState("");
  return (
    <Dialog open={open} onClose={onClose} title={words.title} closeLabel={words.keep} size="sm">
      <p className="text-lead text-ink-2">{words.text}</p>
      <label htmlFor={field} className="mt-4 mb-1 block font-strong">
        {words.why}
      </label>
      <Textarea
        id={field}
        data-autofocus={typesAtOnce || undefined}
        rows={3}
        maxLength={mostReason}
        value={reason}
        className="w-full"
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="mt-4 grid gap-2.5">
        <Button size={size} data-autofocus={!typesAtOnce || undefined} onClick={onClose}>
          {words.keep}
        </Button>
        <Button size={size} variant="danger" onClick={() => onRefuse(reason.trim())}>
          {words.yes}
        </Button>
      </div>
    </Dialog>
  );
}
