"use client";

import { useEffect } from "react";
import { reportRenderFailure } from "@/components/page/report-failure";
import { failureIn } from "@/messages/failure";
import "./globals.css";

const tagsHere = () => (typeof document === "undefined" ? [] : [document.documentElement.lang, ...navigator.languages]);

/** Stands alone: when this is shown, neither the layout nor its texts could be rendered. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  useEffect(() => reportRenderFailure(error), [error]);
  const { language, title, help, retry } = failureIn(tagsHere());
  return (
    <html lang={language}>
      <body>
        <main role="alert" className="grid min-h-dvh place-content-center gap-3 bg-ground p-6 text-center">
          <h1 className="text-lead font-semibold">{title}</h1>
          <p className="text-ink-2">{help}</p>
          <button type="button" onClick={reset} className="mx-auto min-h-8 rounded bg-accent px-4 text-accent-ink">
            {retry}
          </button>
        </main>
      </body>
    </html>
  );
}
