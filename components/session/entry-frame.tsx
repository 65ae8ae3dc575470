import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Logo } from "@/components/drawings/logo";

/** The page around every way in. */
export function EntryFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  const t = useTranslations("login");
  return (
    <main className="grid min-h-dvh place-items-center bg-ground p-4">
      <div className="w-full max-w-90">
        <Logo name="Etabli" className="mb-2 text-hero" />
        <p className="mb-6 text-ink-2">{t("intro")}</p>
        <section className="rounded-lg border border-line bg-paper p-6 shadow-card">
          <h1 className="mb-4 text-title font-title">{title}</h1>
          {children}
        </section>
      </div>
    </main>
  );
}
