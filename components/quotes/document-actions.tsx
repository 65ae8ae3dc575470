"use client";

import { Download, ExternalLink, Printer } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonClasses } from "@/components/ui/button-style";

interface Props {
  url: string;
  filename: string;
}

/** Download, print and open the document. */
export function DocumentActions({ url, filename }: Props) {
  const t = useTranslations("quotes");
  // No page may be framed: the document prints from a tab of its own, or is read there where it cannot be asked to.
  const print = () => {
    const sheet = window.open(url, "_blank");
    if (!sheet) return window.location.assign(url);
    sheet.addEventListener("load", () => sheet.print(), { once: true });
  };
  return (
    <>
      <a href={url} download={filename} className={buttonClasses("secondary")}>
        <Download />
        {t("download")}
      </a>
      <Button onClick={print}>
        <Printer />
        {t("print")}
      </Button>
      <a href={url} target="_blank" rel="noopener" className={buttonClasses("ghost")}>
        <ExternalLink />
        {t("open")}
      </a>
    </>
  );
}
