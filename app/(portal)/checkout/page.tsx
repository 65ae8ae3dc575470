import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { getLetterhead } from "@/lib/domains/account/companies/queries/get-letterhead";
import { partsOfName } from "@/lib/domains/checkout/rules";
import { getUserInfo } from "@/lib/domains/session/queries/get-user-info";
import { AddressForm } from "./_components/address-form";
import { CheckoutFrame } from "./_components/checkout-frame";
import { openCheckout } from "./_components/open-checkout";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("checkout.address"))("title") };
}

/** Where the company's own basket is brought to: first the address that was chosen before, else the company's own. */
export default async function AddressPage() {
  const open = await openCheckout("address");
  const { actor, draft } = open;
  const [house, { name }] = await Promise.all([getLetterhead(actor), getUserInfo(actor)]);
  const isFrench = house.country === "FR";
  const own = {
    ...{ ...partsOfName(name), countryCode: "FR", street: isFrench ? (house.address ?? "") : "" },
    ...{ postcode: isFrench ? (house.postalCode ?? "") : "", city: isFrench ? (house.city ?? "") : "" },
  };
  return (
    <CheckoutFrame step="address" open={open}>
      <AddressForm first={{ ...(draft.address ?? own), customerReference: draft.customerReference }} />
    </CheckoutFrame>
  );
}
