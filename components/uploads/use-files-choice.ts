import { useRef, useState, type ChangeEvent, type DragEvent } from "react";

/**
 * Several files chosen or dropped at once: what the input, and the element that takes what is dropped, need, and how the
 * choice is opened. The same files can be chosen again.
 */
export function useFilesChoice(accept: string, onChoose: (files: File[]) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files && files.length > 0) onChoose([...files]);
  };
  const choose = ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
    take(field.files);
    field.value = "";
  };
  return {
    over,
    open: () => input.current?.click(),
    input: { ref: input, type: "file", accept, multiple: true, onChange: choose },
    drop: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files);
      },
    },
  };
}
