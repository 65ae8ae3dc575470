"use client";

import { useTranslations } from "next-intl";
import dynamic from "next/dynamic";
import { Component, useEffect, useRef, useState, type ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { ErrorState } from "@/components/ui/states";

/** A sheet of A4 in the place of the document until it is there. */
function PreviewSkeleton() {
  const t = useTranslations("quotes");
  return (
    <div
      role="status"
      className="grid aspect-[1/1.414] w-full content-start gap-3 rounded-md border border-line bg-paper p-[8%]"
    >
      <span className="sr-only">{t("previewLoading")}</span>
      <Skeleton className="w-1/3" />
      <Skeleton className="w-2/3" />
      <Skeleton className="w-1/2" />
    </div>
  );
}

const PdfPages = dynamic(() => import("./pdf-pages").then((module) => module.PdfPages), {
  ssr: false,
  loading: PreviewSkeleton,
});

interface BoundaryProps {
  fallback: ReactNode;
  children: ReactNode;
}

/** A document that fails to draw takes the place of the preview, never of the page. */
class PreviewBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

function PreviewFailure() {
  const t = useTranslations("quotes.previewFailed");
  return <ErrorState compact level={3} title={t("title")} text={t("text")} />;
}

/** The document itself, drawn in the browser as wide as its place; loaded only where it is shown. */
export function QuotePreview({ url }: { url: string }) {
  const t = useTranslations("quotes");
  const box = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={box} aria-label={t("preview")} className="min-w-0">
      <PreviewBoundary fallback={<PreviewFailure />}>
        {width > 0 ? (
          <PdfPages url={url} width={width} loading={<PreviewSkeleton />} failure={<PreviewFailure />} />
        ) : (
          <PreviewSkeleton />
        )}
      </PreviewBoundary>
    </section>
  );
}
