import type { Letterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { textsOf } from "@/lib/platform/texts";
import type { SheetDocument } from "@/lib/providers/documents/port";
import { formatDate, isoDateIn } from "@/lib/shared/dates";
import { writtenLanguage, type Language } from "@/lib/shared/languages";
import { createTranslator } from "@/lib/shared/translator";
import { receivedOf } from "./rules";
import type { DeliveryAddress, Order } from "./schema";

interface Delivered {
  order: Order;
  house: Letterhead;
  /** What the buyer calls the order. */
  customerReference: string | null;
}

/** The delivery note of what of an order is here, goes to the customer or was handed over; prices are not told. */
export async function deliveryNote(
  { order, house, customerReference }: Delivered,
  lang: Language,
): Promise<SheetDocument> {
  const language = writtenLanguage(lang);
  const messages = await textsOf(lang, "orders");
  const t = createTranslator({ locale: language, messages, namespace: "document" });
  const { buyer, orderId, channel, seller, placedAt } = order;
  const date = formatDate(isoDateIn(new Date(placedAt), "Europe/Paris"), language) ?? "";
  const rows = order.lines.flatMap((line) => {
    const pieces = receivedOf(line);
    const goods = [line.label, line.detail, line.note].filter(Boolean).join(" · ");
    return pieces > 0 ? [[String(pieces), line.brand, line.reference, goods, line.plate ?? line.vehicle ?? ""]] : [];
  });
  const person = [buyer.title, buyer.firstname, buyer.name].filter(Boolean).join(" ");
  const town = [buyer.postalCode, buyer.city].filter(Boolean).join(" ");
  const reference = customerReference ? t("yourReference", { value: customerReference }) : "";
  const head = [t("pieces"), t("brand"), t("reference"), t("label"), t("vehicle")];
  return {
    language,
    title: t("title"),
    lead: t("lead", { number: orderId, date, supplier: channel === "local" ? house.name : (seller ?? channel) }),
    sections: [
      { title: t("for"), text: [buyer.company, person, buyer.address, town, reference].filter(Boolean) },
      ...(order.deliverTo ? [{ title: t("deliverTo"), text: addressLines(order.deliverTo) }] : []),
      ...(rows.length > 0
        ? [{ head, rows }, { fields: [[t("sign.date"), t("sign.name"), t("sign.signature")]] }]
        : [{ text: [t("nothing")] }]),
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

const addressLines = ({ firstName, lastName, street, postcode, city }: DeliveryAddress): string[] =>
  [`${firstName} ${lastName}`.trim(), street, `${postcode} ${city}`.trim()].filter(Boolean);
