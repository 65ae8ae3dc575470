import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { Logo } from "@/components/drawings/logo";
import { ClientMessages } from "@/components/page/client-messages";
import { LaterTexts } from "@/components/page/later-texts";
import { allowedPlaces } from "@/components/page/allowed-places";
import { LogOutButton } from "@/components/session/log-out-button";
import { LiveWatch } from "@/components/shell/live-watch";
import { OfflineWatch } from "@/components/shell/offline-watch";
import { RightsWatch } from "@/components/shell/rights-watch";
import { SearchField } from "@/components/shell/search-field";
import { SessionWatch } from "@/components/shell/session-watch";
import { SlideDock } from "@/components/shell/slides/slide-dock";
import { Toaster } from "@/components/ui/toast";
import { getPosition } from "@/lib/domains/live/queries";
import { rightOfDoor } from "@/lib/domains/session/rules";
import { hasRight, type Actor } from "@/lib/platform/actor";
import { findPageActor, pageUser } from "@/lib/web/actor";
import "@/app/(portal)/shell.css";

/** The selection below its own head, for who is in; its door for everybody else. */
export default async function SelectionLayout({ children }: { children: ReactNode }) {
  const actor = await findPageActor();
  return actor && hasRight(actor, rightOfDoor("v2")) ? <Inside actor={actor}>{children}</Inside> : children;
}

async function Inside({ actor, children }: { actor: Actor; children: ReactNode }) {
  // Read first: an event after it is told, one before it is in what the page reads.
  const from = await getPosition(actor);
  const [user, t, common] = await Promise.all([pageUser(), getTranslations("shell"), getTranslations("common")]);
  return (
    <ClientMessages inPage of={["common", "shell", "login"]}>
      <LaterTexts>
        <a href="#content" className="skip-link">
          {t("skip")}
        </a>
        <div data-keeper={`${user.userId}.${user.companyId}`} className="min-h-dvh bg-ground">
          <header className="no-print sticky top-0 z-30 flex h-12 items-center gap-2 border-b border-line bg-paper px-2 md:gap-4 md:px-4">
            <Logo name="Etabli" className="shrink-0 max-sm:hidden" />
            <SearchField
              plateCountry={hasRight(actor, "immatFR") || !hasRight(actor, "immatCH") ? "FR" : "CH"}
              {...allowedPlaces(user.rights)}
            />
            <LogOutButton leadsTo="/v2/CarSelector" className="ms-auto flex shrink-0 items-center gap-2" />
          </header>
          <main id="content" tabIndex={-1} className="mx-auto min-w-0 max-w-300 px-4 py-6 outline-none md:px-6">
            {children}
          </main>
        </div>
        <LiveWatch from={from} rights={user.rights} />
        <SlideDock key={`${user.userId}.${user.companyId}`} rights={user.rights} />
        <OfflineWatch />
        <RightsWatch />
        <SessionWatch key={user.expiresAt} expiresAt={user.expiresAt} />
        <Toaster label={t("notices")} closeLabel={common("close")} />
      </LaterTexts>
    </ClientMessages>
  );
}
