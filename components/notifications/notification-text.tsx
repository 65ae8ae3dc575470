"use client";

import { useState, type ReactNode } from "react";
import { Picture } from "@/components/ui/picture";

interface Props {
  text: string;
  /** Checked when it was sent. */
  image: string;
  children?: ReactNode;
}

/** What a notification says: its text as it was written, below its picture where that comes. */
export function NotificationText({ text, image, children }: Props) {
  const [missed, setMissed] = useState("");
  return (
    <div className="grid gap-3">
      {image !== "" && missed !== image ? (
        <Picture
          src={image}
          alt=""
          onError={() => setMissed(image)}
          className="max-h-60 w-auto max-w-full rounded-md border border-line object-contain"
        />
      ) : null}
      <p className="max-w-160 wrap-anywhere whitespace-pre-line">{text}</p>
      {children}
    </div>
  );
}
