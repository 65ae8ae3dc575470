import { Images, ScanSearch } from "@/components/drawings/icons";
import { getTranslations } from "next-intl/server";
import { LinkButton } from "@/components/ui/link-button";
import type { ButtonSize } from "@/components/ui/button-style";
import { pictureQuery, type PictureWay } from "@/lib/domains/catalogue/pictures/rules";
import { vehiclePlace } from "@/lib/domains/vehicles/paths/rules";

const icons = { iam: Images, oem: ScanSearch } as const;

interface Props {
  base: string;
  /** The ways that the reader has; none shows nothing. */
  ways: readonly PictureWay[];
  size?: ButtonSize;
}

/** The 360 buttons: parts chosen on the vehicle's pictures, by articles or by original numbers. */
export async function PictureLinks({ base, ways, size }: Props) {
  const t = await getTranslations("pictures");
  return ways.map((way) => {
    const Icon = icons[way];
    return (
      <LinkButton
        key={way}
        size={size}
        href={vehiclePlace(base, { kind: "pictures" }) + pictureQuery({ way })}
        prefetch={false}
        title={t(`open.${way}`)}
      >
        <Icon className="size-4" />
        {t(`button.${way}`)}
      </LinkButton>
    );
  });
}
