import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { seesEveryScreen } from "@/lib/domains/live/screens/access";
import { listScreens } from "@/lib/domains/live/screens/queries/list-screens";
import { phoneOrigin } from "@/lib/platform/phone-address";
import { requireActorAt } from "@/lib/web/actor";
import { ScreenDesk } from "./_components/screen-desk";

interface Props {
  searchParams: Promise<{ code?: string | string[] }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("screens"))("title") };
}

/** The screens of reception and workshop: paired, set up, told a message, taken away. */
export default async function ScreensPage({ searchParams }: Props) {
  const actor = await requireActorAt("/screens");
  const [screens, { code }, t] = await Promise.all([listScreens(actor), searchParams, getTranslations("screens")]);
  const { origin, reach } = phoneOrigin();
  return (
    <ClientMessages of={["screens"]}>
      <div className="mx-auto max-w-300 px-4 py-4 md:px-6">
        <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
        <p className="mb-3 text-ink-2">{t("lead")}</p>
        <ScreenDesk
          first={screens}
          code={typeof code === "string" ? code : ""}
          address={new URL("/screen", origin).href}
          isReached={reach !== "nowhere"}
          ofEvery={seesEveryScreen(actor)}
        />
      </div>
    </ClientMessages>
  );
}
