"use client";

import { Download, ExternalLink, Printer } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-style";

interface Props {
  url: string;
  filename: string;
}

/** Download, print and open the document. */
export function DocumentActions({ url, filename }: Props) {
  const t = useTranslations("quotes");
  const frame = useRef<HTMLIFrameElement>(null);
  const local = useRef<string | null>(null);
  useEffect(() => () => void (local.current && URL.revokeObjectURL(local.current)), []);

  // Pages may not be framed, not even by ourselves: the printed frame holds a copy of the document.
  const print = async () => {
    const response = await fetch(url);
    if (!response.ok || !frame.current) return void window.open(url, "_blank", "noopener");
    local.current ??= URL.createObjectURL(await response.blob());
    frame.current.onload = () => frame.current?.contentWindow?.print();
    frame.current.src = local.current;
  };
  return (
    <>
      <a href={url} download={filename} className={buttonClasses("secondary")}>
        <Download aria-hidden />
        {t("download")}
      </a>
      <Button onClick={() => void print()}>
        <Printer aria-hidden />
        {t("print")}
      </Button>
      <a href={url} target="_blank" rel="noopener" className={buttonClasses("ghost")}>
        <ExternalLink aria-hidden />
        {t("open")}
      </a>
      <iframe ref={frame} title={t("print")} aria-hidden tabIndex={-1} className="sr-only" />
    </>
  );
}
