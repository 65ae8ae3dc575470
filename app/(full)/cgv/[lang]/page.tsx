import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { Logo } from "@/components/drawings/logo";
import { conditionsAddress, conditionsVersion } from "@/lib/domains/payments/conditions";
import { textsOf } from "@/lib/platform/texts";
import { formatterOf } from "@/lib/shared/formatter";
import { languageOf, writtenLanguage } from "@/lib/shared/languages";
import { createTranslator } from "@/lib/shared/translator";

interface Props {
  params: Promise<{ lang: string }>;
}

/** The conditions in the language of the address, whatever the reader's own is. */
async function textsIn(lang: string) {
  const messages = await textsOf(lang, "conditions");
  return { messages, t: createTranslator({ locale: lang, messages }) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await textsIn(writtenLanguage(languageOf((await params).lang)));
  return { title: t("title") };
}

/** The conditions of sale, which buyers and vendors agree to; a language that is not written leads to the nearest one. */
export default async function ConditionsPage({ params }: Props) {
  const { lang } = await params;
  const written = writtenLanguage(languageOf(lang));
  if (written !== lang) redirect(conditionsAddress(written));
  const { messages, t } = await textsIn(written);
  const day = formatterOf(written).dateTime(new Date(conditionsVersion), { dateStyle: "long", timeZone: "UTC" });
  return (
    <main lang={written} className="mx-auto max-w-180 px-4 py-6 md:px-6">
      <Logo className="mb-6 h-7" />
      <h1 className="text-title font-title tracking-tight">{t("title")}</h1>
      <p className="mb-4 text-ink-2">{t("version", { day })}</p>
      <p className="mb-6">{t("lead")}</p>
      {Object.values(messages.sections).map(({ title, text }) => (
        <section key={title} className="mb-5">
          <h2 className="mb-1 font-medium">{title}</h2>
          <p className="text-ink-2">{text}</p>
        </section>
      ))}
    </main>
  );
}
