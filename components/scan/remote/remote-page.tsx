import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { Toaster } from "@/components/ui/toast";
import type { ScanKind } from "../kinds";
import { RemoteScanner } from "./remote-scanner";

/** The whole page of a phone that scans for the reader's other windows. */
export async function RemotePage({ kind }: { kind: Exclude<ScanKind, "qr"> }) {
  const t = await getTranslations("scan.remote");
  return (
    <ClientMessages inPage of={["scan", "common"]}>
      <RemoteScanner kind={kind} />
      <Toaster label={t("notices")} closeLabel={t("close")} />
    </ClientMessages>
  );
}
