import type { Metadata } from "next";
import { cookies } from "next/headers";
import type { ReactNode } from "react";
import { workshop } from "@/app/(portal)/_components/workspace/identified";
import { IdentifiedFrame } from "@/app/(portal)/_components/workspace/identified-frame";
import { identifiedTitle } from "@/app/(portal)/_components/workspace/identified-title";
import { settleScreen } from "@/app/(portal)/_components/workspace/judge-screen";
import { VehicleCustomer } from "@/app/(portal)/_components/workspace/vehicle-customer";
import { pageVehicle } from "@/app/(portal)/identification-vehicule/page-vehicle";
import { PictureLinks } from "@/components/catalogue/pictures/picture-links";
import { VehicleTools } from "@/components/vehicles/vehicle-tools";
import { makeShownCookie } from "@/components/workshop/make-shown";
import { VehicleHero } from "@/components/workshop/vehicle-hero";
import { pictureAccess } from "@/lib/domains/catalogue/pictures/rules";
import { workshopStart } from "@/lib/domains/vehicles/paths/rules";
import { hasRight, heldBy } from "@/lib/platform/actor";
import { requireActorAt } from "@/lib/web/actor";

interface Props {
  params: Promise<{ field: string; value: string }>;
  children: ReactNode;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return identifiedTitle(await pageVehicle(params, workshopStart));
}

/** A vehicle in the workshop: its hero above every screen of its tree. */
export default async function WorkshopVehicleLayout({ params, children }: Props) {
  const [page, actor, jar] = await Promise.all([
    pageVehicle(params, workshopStart),
    requireActorAt(workshopStart),
    cookies(),
  ]);
  await settleScreen(workshop);
  return (
    <IdentifiedFrame
      page={page}
      bar={({ base, vehicle }) => (
        <VehicleHero
          base={base}
          vehicle={vehicle}
          makeShown={jar.get(makeShownCookie)?.value !== "no"}
          mayQr={hasRight(actor, "QRCode")}
          tools={<VehicleTools url={base} label={vehicle.label} />}
          pictures={<PictureLinks base={base} ways={pictureAccess(heldBy(actor)).ways} size="lg" />}
          customer={<VehicleCustomer base={base} vehicle={vehicle} />}
        />
      )}
    >
      {children}
    </IdentifiedFrame>
  );
}
