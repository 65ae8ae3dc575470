import { createTranslator } from "use-intl/core";
import type { Letterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { textsOf } from "@/lib/platform/texts";
import type { SheetDocument } from "@/lib/providers/documents/port";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { writtenLanguage, type Language } from "@/lib/shared/languages";
import type { Order } from "./schema";

/** The delivery note of what of an order is here, goes to the customer or was handed over; prices are not told. */
export async function deliveryNote(order: Order, house: Letterhead, lang: Language): Promise<SheetDocument> {
  const language = writtenLanguage(lang);
  const messages = await textsOf(lang, "orders");
  const t = createTranslator({ locale: language, messages, namespace: "document" });
  const { buyer, orderId, channel, placedAt } = order;
  const date = formatDate(isoDateIn(new Date(placedAt), "Europe/Paris"), language) ?? "";
  const rows = order.lines.flatMap((line) => {
    const pieces = line.counter + line.underway + line.handed;
    return pieces > 0
      ? [[String(pieces), line.brand, line.reference, line.label, line.plate ?? line.vehicle ?? ""]]
      : [];
  });
  const person = [buyer.title, buyer.firstname, buyer.name].filter(Boolean).join(" ");
  const town = [buyer.postalCode, buyer.city].filter(Boolean).join(" ");
  const head = [t("pieces"), t("brand"), t("reference"), t("label"), t("vehicle")];
  return {
    language,
    title: t("title"),
    lead: t("lead", { number: orderId, date, supplier: channel === "local" ? house.name : channel }),
    sections: [
      { title: t("for"), text: [buyer.company, person, buyer.address, town].filter(Boolean) },
      rows.length > 0 ? { head, rows } : { text: [t("nothing")] },
      { fields: [[t("sign.date"), t("sign.name"), t("sign.signature")]] },
    ],
    note: t("note"),
    page: messages.document.page,
    house: {
      name: house.name,
      lines: [
        house.address,
        [house.postalCode, house.city].filter(Boolean).join(" "),
        house.phone,
        house.email,
      ].flatMap((line) => line || []),
    },
  };
}
