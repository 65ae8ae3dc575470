import { Link } from "@/components/ui/link";
import { getLocale, getTranslations } from "next-intl/server";
import { Fragment } from "react";
import type { UsedVehicle } from "@/lib/domains/used/schema";
import { formatNumber } from "@/lib/shared/numbers";
import { BodyDrawing } from "./body-drawing";
import { usedPrice } from "./used-price";

/** A used vehicle among others: what it looks like, what it is, has driven and costs. */
export async function UsedCard({ vehicle, href }: { vehicle: UsedVehicle; href: string }) {
  const [t, locale] = await Promise.all([getTranslations("used"), getLocale()]);
  const { body, colour, brand, model, version, km, fuel, gearbox, firstRegistration, seller } = vehicle;
  const name = `${brand} ${model}`;
  const facts = [
    ...[firstRegistration.slice(0, 4), t("km", { km: formatNumber(km, locale) })],
    ...[t(`fuel.${fuel}`), t(`gearbox.${gearbox}`)],
  ];
  return (
    <li className="relative grid content-start gap-2 rounded-md border border-line bg-paper p-3 shadow-card">
      <BodyDrawing {...{ body, colour }} label={t("picture", { vehicle: name, colour: t(`colour.${colour}`) })} />
      <div>
        <Link href={href} prefetch={false} className="font-semibold after:absolute after:inset-0 hover:text-accent">
          {name}
        </Link>
        <div className="text-data text-ink-2">
          <bdi dir="ltr">{version}</bdi>
        </div>
      </div>
      <div className="num text-data text-ink-2">
        {facts.map((fact, at) => (
          <Fragment key={fact}>
            {at > 0 ? " · " : null}
            <bdi>{fact}</bdi>
          </Fragment>
        ))}
      </div>
      <div className="num text-price font-semibold">
        <bdi>{usedPrice(vehicle, locale)}</bdi>
      </div>
      <div className="text-tiny text-ink-3">{seller}</div>
    </li>
  );
}
