import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { cardPath } from "@/lib/domains/vehicles/card/rules";
import { systemActor } from "@/lib/platform/actor";
import { derivedToken } from "@/lib/platform/derived-token";
import { env } from "@/lib/platform/env";
import { textsOf } from "@/lib/platform/texts";
import type { PassContent } from "@/lib/providers/wallet/port";
import { homeLanguage, writtenLanguages } from "@/lib/shared/languages";
import { formatNumber } from "@/lib/shared/numbers";
import { createTranslator } from "@/lib/shared/translator";
import { passContent } from "../rules";
import type { Pass } from "../schema";

export const tokenPurpose = "pass";

/** A pass in the words of every language that we write. */
export async function writeContent(pass: Pass): Promise<PassContent> {
  const [company, texts, labels] = await Promise.all([
    getLetterhead(systemActor("passes", pass.companyId)),
    textsOf(homeLanguage, "passes"),
    labelsByLanguage(),
  ]);
  const t = createTranslator({ locale: homeLanguage, messages: texts });
  const fuels: Readonly<Partial<Record<string, string>>> = texts.fuel;
  const { origin, protocol } = new URL(env().NEXTAUTH_URL);
  return passContent({
    ...{ pass, company, labels, token: derivedToken(tokenPurpose, pass.serial) },
    address: `${origin}${cardPath(pass.vin)}`,
    webService: protocol === "https:" ? `${origin}/api/passes` : null,
    words: {
      km: (km) => t("km", { km: formatNumber(km, homeLanguage) }),
      energy: (fuel) => fuels[fuel] ?? fuel,
      description: t("description", { vehicle: pass.label }),
    },
  });
}

async function labelsByLanguage(): Promise<PassContent["labels"]> {
  const all = writtenLanguages.map(async (language) => {
    const { line } = await textsOf(language, "passes");
    return [language, { ...line }] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}
