import "server-only";
import type { SheetParts } from "@/components/catalogue/sheet/sheet-parts";
import { listKeepers } from "@/lib/domains/cart/kept/queries";
import { getOemApplication } from "@/lib/domains/catalogue/sheet/oem/queries";
import { listAlternatives, listApplicability } from "@/lib/domains/catalogue/sheet/queries/list-applicability";
import { findUsedCount, listCountries, listPriceLines } from "@/lib/domains/catalogue/sheet/queries/list-price-lines";
import { listRelated } from "@/lib/domains/catalogue/sheet/queries/list-related";
import { hasRight, type Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";
import { pageExpert } from "@/lib/web/expert";

interface Wanted {
  articleId: number;
  lang: Language;
  /** Page of the vehicles. */
  page: number;
}

/** What an article's sheet shows beside the article, as far as the user may see it. */
export async function loadSheetParts(actor: Actor, { articleId, lang, page }: Wanted): Promise<SheetParts> {
  const priced = { articleId, lang };
  const expert = await pageExpert();
  const [applicability, alternatives, oem, related, tecdocPrices, worldPrices, countries, kept, vhu] =
    await Promise.all([
      listApplicability(actor, { articleId, page }),
      listAlternatives(actor, { articleId, page: 1, lang }),
      getOemApplication(actor, { articleId }),
      listRelated(actor, priced),
      listPriceLines(actor, { ...priced, market: "tecdoc" }),
      listPriceLines(actor, { ...priced, market: "world" }),
      expert ? listCountries(actor, priced) : null,
      hasRight(actor, "cart") ? listKeepers(actor, { articleId }) : null,
      findUsedCount(actor, { articleId }),
    ]);
  const rights = {
    vhu: hasRight(actor, "vhu"),
    HubIdlp: hasRight(actor, "HubIdlp"),
    tecdocKtypnr: hasRight(actor, "tecdocKtypnr"),
  };
  return { applicability, alternatives, oem, related, tecdocPrices, worldPrices, countries, kept, vhu, rights };
}
