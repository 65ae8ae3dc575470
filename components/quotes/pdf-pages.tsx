"use client";

import { useTranslations } from "next-intl";
import { useState, type ReactNode } from "react";
import { Document, Page, pdfjs } from "react-pdf";
import "react-pdf/dist/Page/TextLayer.css";

// From our own origin and of the same version as the reader: pdf.js refuses any other.
pdfjs.GlobalWorkerOptions.workerSrc = new URL("pdfjs-dist/build/pdf.worker.min.mjs", import.meta.url).toString();

interface Props {
  url: string;
  width: number;
  loading: ReactNode;
  failure: ReactNode;
}

/** Every page of a PDF one below the other, its text readable and selectable. */
export function PdfPages({ url, width, loading, failure }: Props) {
  const t = useTranslations("quotes");
  const [pages, setPages] = useState(0);
  return (
    <Document
      file={url}
      loading={loading}
      error={failure}
      onLoadSuccess={({ numPages }) => setPages(numPages)}
      className="grid gap-3"
    >
      {Array.from({ length: pages }, (_, index) => (
        <div key={index} role="group" aria-label={t("page", { page: index + 1, pages })}>
          <Page
            pageNumber={index + 1}
            width={width}
            renderAnnotationLayer={false}
            loading={index === 0 ? loading : null}
            className="overflow-hidden rounded-md border border-line shadow-card"
          />
        </div>
      ))}
    </Document>
  );
}
