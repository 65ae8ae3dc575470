import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { PairingCode } from "./_components/pairing-code";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("screens.pairing"))("title") };
}

/** What a device shows that is no screen yet: a code for an administrator. */
export default function PairingPage() {
  return (
    <ClientMessages inPage of={["screens.pairing"]}>
      <PairingCode />
    </ClientMessages>
  );
}
