import { useRef, type ChangeEvent } from "react";

/** Several files chosen at once: what the input needs, and how it is opened. The same files can be chosen again. */
export function useFilesChoice(accept: string, onChoose: (files: File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(field.files ?? [])];
    field.value = "";
    if (files.length > 0) onChoose(files);
  };
  return {
    open: () => input.current?.click(),
    input: { ref: input, type: "file", accept, multiple: true, onChange: choose },
  };
}
