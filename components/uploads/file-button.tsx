"use client";

import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { FileKind } from "@/lib/shared/file-kind";
import { useFileChoice } from "./use-file-choice";

interface Props extends Omit<ComponentProps<typeof Button>, "onClick" | "onDrop" | "onDragOver" | "onDragLeave"> {
  accept: string;
  kind?: FileKind;
  /** The name of the choice for a screen reader that meets the input itself. */
  choice: string;
  onChoose: (file: File) => void;
  onRefuse?: () => void;
}

/** A button that takes one file, chosen or dropped on it, and hands it on at once. */
export function FileButton({ accept, kind, choice, onChoose, onRefuse, className, ...button }: Props) {
  const { over, open, input, drop } = useFileChoice({ accept, kind, onChoose, onRefuse });
  return (
    <>
      <input {...input} aria-label={choice} tabIndex={-1} className="sr-only" />
      <Button {...button} {...drop} onClick={open} className={cn(className, over && "border-accent bg-accent-soft")} />
    </>
  );
}
