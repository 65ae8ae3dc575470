import { isOfKind, type FileKind } from "@/lib/shared/file-kind";
import { useRef, useState, type ChangeEvent, type DragEvent } from "react";

/** Whether a file is of the kinds that an `accept` names; without a type its ending tells. */
export function isAccepted({ type, name }: Pick<File, "type" | "name">, accept: string): boolean {
  return accept.split(",").some((raw) => {
    const kind = raw.trim().toLowerCase();
    if (kind.startsWith(".")) return name.toLowerCase().endsWith(kind);
    return kind.endsWith("/*") ? type.startsWith(kind.slice(0, -1)) : type === kind;
  });
}

interface Choice {
  accept: string;
  /** What its first bytes must say that it is, whatever its name says. */
  kind?: FileKind;
  onChoose: (file: File) => void;
  /** A file of another kind was chosen or dropped. */
  onRefuse?: () => void;
  /** The input keeps what was chosen, for a form; else the same file can be chosen again. */
  keeps?: boolean;
}

/** A file that is chosen or dropped: what the input, and the element that takes what is dropped, need. */
export function useFileChoice({ accept, kind, onChoose, onRefuse, keeps = false }: Choice) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const isWrong = async (file: File) => kind !== undefined && !(await isOfKind(file, kind));
  const take = async (files: FileList) => {
    const [file] = files;
    if (!file) return;
    if (!isAccepted(file, accept) || (await isWrong(file))) return onRefuse?.();
    if (keeps && input.current) input.current.files = files;
    onChoose(file);
  };
  const choose = async (field: HTMLInputElement) => {
    const [file] = field.files ?? [];
    if (!keeps) field.value = "";
    if (!file) return;
    if (!(await isWrong(file))) return onChoose(file);
    field.value = "";
    onRefuse?.();
  };
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes("Files");
  return {
    over,
    open: () => input.current?.click(),
    clear: () => {
      if (input.current) input.current.value = "";
    },
    input: {
      ref: input,
      type: "file",
      accept,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => void choose(currentTarget),
    },
    drop: {
      onDragOver: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        void take(event.dataTransfer.files);
      },
    },
  };
}
