import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/page/client-messages";
import { EntryFrame } from "@/components/session/entry-frame";
import { lookAtStopKey } from "@/lib/domains/notifications/reach/queries";
import { StopButton } from "./_components/stop-button";

interface Props {
  params: Promise<{ key: string }>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("reach.stop"))("title"), referrer: "no-referrer" };
}

/** Where the link of an e-mail leads: looking stops nothing, its button does. */
export default async function UnsubscribePage({ params }: Props) {
  const [{ key }, t, kinds] = await Promise.all([
    params,
    getTranslations("reach.stop"),
    getTranslations("reach.category"),
  ]);
  const stop = lookAtStopKey({ key });
  if (!stop)
    return (
      <EntryFrame title={t("title")}>
        <p className="font-medium text-no">{t("invalid")}</p>
      </EntryFrame>
    );
  const { category } = stop;
  return (
    <EntryFrame title={t("title")}>
      <ClientMessages inPage of={["common", "reach.stop"]}>
        <StopButton stopKey={key} ask={category ? t("askOne", { category: kinds(category) }) : t("askAll")} />
      </ClientMessages>
    </EntryFrame>
  );
}
