import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/layout/client-messages";
import { Header } from "@/components/layout/header";
import { LeftMenu } from "@/components/layout/left-menu";
import { menuCookie } from "@/components/layout/menu-cookie";
import { SessionWatch } from "@/components/layout/session-watch";
import { Toaster } from "@/components/ui/toast";
import { pageUser } from "@/lib/web/actor";
import "./shell.css";

export default async function PortalLayout({ children }: { children: ReactNode }) {
  const [user, jar, t, common] = await Promise.all([pageUser(), cookies(), getTranslations("shell"), getTranslations("common")]);
  const collapsed = jar.get(menuCookie)?.value === "collapsed";
  return (
    <ClientMessages of={["common", "shell"]}>
      <a href="#content" className="skip-link">
        {t("skip")}
      </a>
      <div className="group/shell grid min-h-dvh grid-rows-[48px_1fr] md:grid-cols-[auto_minmax(0,1fr)]" data-menu={collapsed ? "collapsed" : "open"} id="shell">
        <Header user={user} cartCount={0} />
        <LeftMenu rights={user.rights} folded={collapsed} />
        <main id="content" tabIndex={-1} className="min-w-0 bg-ground outline-none">
          {children}
        </main>
      </div>
      <SessionWatch expiresAt={user.expiresAt} />
      <Toaster label={t("notices")} closeLabel={common("close")} />
    </ClientMessages>
  );
}
