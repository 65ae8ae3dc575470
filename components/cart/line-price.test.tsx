import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { CartLine } from "@/lib/domains/cart/schema";
import { ownStockChannel } from "@/lib/domains/stock/channel";
import cart from "@/messages/en/cart.json";
import { LinePrice } from "./line-price";

const line = { publicCents: 10_000, saleCents: 9000, price: 6500, depositCents: 0, currency: "EUR", channel: "CAIA" };

function told(given: Partial<typeof line>, showPurchase = true): string {
  const { container } = render(
    <NextIntlClientProvider locale="en" messages={{ cart }} timeZone="Europe/Paris">
      <LinePrice line={{ ...line, ...given } as CartLine} showPurchase={showPurchase} />
    </NextIntlClientProvider>,
  );
  return (container.textContent ?? "").replace(/[\u2068\u2069]/g, "");
}

describe("the price of a line", () => {
  it("of the own stock says that it is the house's sale price, and what a quote takes off it", () => {
    const own = told({ channel: ownStockChannel });
    expect(own).toContain("our sale price");
    expect(own).toContain("−10%: €90.00");
    expect(own).not.toContain("purchase");
  });

  it("of a supplier says what the house pays in the net view alone, and nothing of a sale price of its own", () => {
    const [net, retail] = [told({}), told({}, false)];
    expect(net).toContain("purchase €65.00");
    expect([net.includes("our sale price"), retail.includes("65")]).toEqual([false, false]);
  });

  it("from which nothing is taken off says nothing of it", () => {
    expect(told({ saleCents: 10_000 })).not.toContain("−10");
  });
});
