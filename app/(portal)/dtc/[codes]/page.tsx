import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { settleMissing } from "@/app/(portal)/_components/settle-status";
import { AloneCodes } from "@/app/(portal)/_components/workspace/alone-codes";
import { decodeSegment } from "@/lib/domains/vehicles/paths/rules";
import type { QueryValue } from "@/lib/shared/address";
import { readFaultCodes } from "@/lib/shared/fault-code";
import { requireActorAt } from "@/lib/web/actor";

interface Props {
  params: Promise<{ codes: string }>;
  searchParams: Promise<Partial<Record<"unread" | "more" | "over", QueryValue>>>;
}

const textOf = async (params: Props["params"]): Promise<string> => decodeSegment((await params).codes) ?? "";

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [text, t] = await Promise.all([textOf(params), getTranslations("faults"), requireActorAt("/dtc")]);
  return { title: t("title", { code: text.slice(0, 40) }) };
}

/** What is known of fault codes without a vehicle. */
export default async function FaultCodesPage({ params, searchParams }: Props) {
  const [text, query] = await Promise.all([textOf(params), searchParams, requireActorAt("/dtc")]);
  if (readFaultCodes(text).codes.length === 0) await settleMissing();
  return <AloneCodes text={text} query={query} />;
}
