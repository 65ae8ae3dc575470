import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { OfflineDesk } from "./_components/offline-desk";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("installed.offline"))("title") };
}

/** Stands in the place of a page that could be had from nowhere; the browser keeps it with each version. */
export default function OfflinePage() {
  return (
    <ClientMessages inPage of={["installed.offline", "installed.outbox"]}>
      <OfflineDesk />
    </ClientMessages>
  );
}
