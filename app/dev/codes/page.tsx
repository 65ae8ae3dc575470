import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { Barcode } from "@/components/ui/barcode";
import { Picture } from "@/components/ui/picture";
import { showsDemonstration } from "@/lib/platform/catalogue";
import { ean13Bars } from "@/lib/shared/ean";
import { drawQr } from "@/lib/shared/qr";
import { drawSpecimenCard } from "@/lib/shared/specimen-card";
import { Code39 } from "./_components/code39";

export const metadata: Metadata = { title: "Etabli · codes", robots: { index: false } };

const vin = "VF1BR1H0H40123456";
const boschEan = "4047024000018";
const card = {
  plate: "AB-123-CD",
  firstRegistration: "12/05/2009",
  owner: "LAURENT CLAIRE",
  street: "7 RUE DES LILAS",
  town: "69007 LYON",
  make: "RENAULT",
  typeCode: "BR1H0H",
  model: "CLIO",
  vin,
};

/** Codes to hold before a camera; the demonstration alone has them. */
export default async function CodesPage() {
  if (!(await showsDemonstration())) notFound();
  const t = await getTranslations("scan.codes");
  const qr = drawQr(`https://etabli.test/idcar/${vin}`);
  const specimen = `data:image/svg+xml;base64,${Buffer.from(drawSpecimenCard(card)).toString("base64")}`;
  return (
    <main className="mx-auto grid max-w-4xl gap-10 bg-white p-6 text-black forced-color-adjust-none">
      <h1 className="text-title font-title">{t("title")}</h1>
      <figure className="grid justify-items-center gap-2">
        <Barcode modules={ean13Bars(boschEan)} digits={boschEan} className="h-40" />
        <figcaption>{t("ean", { code: boschEan })}</figcaption>
      </figure>
      <figure className="grid justify-items-center gap-2">
        <Code39 text={vin} label={t("vin", { code: vin })} />
        <figcaption>{t("vin", { code: vin })}</figcaption>
      </figure>
      <figure className="grid justify-items-center gap-2">
        <svg viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`} role="img" aria-label={t("qr")} className="size-60">
          <path d={qr.path} fill="#000" />
        </svg>
        <figcaption>{t("qr")}</figcaption>
      </figure>
      <figure className="grid justify-items-center gap-2">
        <Picture src={specimen} alt={t("card")} className="w-full" />
        <figcaption>{t("card")}</figcaption>
      </figure>
    </main>
  );
}
