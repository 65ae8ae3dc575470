import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { OeNumber } from "@/app/(portal)/_components/oe-number";
import { ClientMessages } from "@/components/page/client-messages";
import { NumberForm } from "@/components/oe/number-form";
import { decodeSegment } from "@/lib/domains/vehicles/paths/rules";
import type { QueryValue } from "@/lib/shared/address";
import { requireActorAt } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";

interface Props {
  params: Promise<{ oeNumber: string }>;
  searchParams: Promise<Record<string, QueryValue>>;
}

const mostSigns = 60;
const start = "/part-selector-oe";
const numberAt = (number: string): string => `${start}/${encodeURIComponent(number)}`;
const readNumber = async ({ params }: Pick<Props, "params">): Promise<string> =>
  (decodeSegment((await params).oeNumber) ?? "").slice(0, mostSigns);

export async function generateMetadata(props: Props): Promise<Metadata> {
  const t = await getTranslations("oe");
  return { title: t("numberTitle", { number: await readNumber(props) }) };
}

/** What is known of a number of a vehicle maker. */
export default async function OeNumberPage(props: Props) {
  const [actor, number, query, lang, t] = await Promise.all([
    requireActorAt("/part-selector-oe"),
    readNumber(props),
    props.searchParams,
    pageLanguage(),
    getTranslations("oe"),
  ]);
  return (
    <div className="mx-auto grid max-w-350 grid-cols-[minmax(0,1fr)] gap-4 px-4 py-4 md:px-6">
      <h1 className="text-title font-title tracking-tight wrap-anywhere">{t("numberTitle", { number })}</h1>
      <ClientMessages of={["oe"]}>
        <NumberForm key={number} first={number} />
      </ClientMessages>
      <OeNumber {...{ actor, lang, number, query, numberAt }} path={numberAt(number)} back={start} />
    </div>
  );
}
