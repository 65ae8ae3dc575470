import { getTranslations } from "next-intl/server";
import { ChipLink } from "@/components/ui/chip";
import { Tabs } from "@/components/ui/tabs";
import {
  pictureViews,
  type PictureAccess,
  type PictureState,
  type PictureView,
} from "@/lib/domains/catalogue/pictures/rules";
import { sceneIds } from "@/lib/domains/catalogue/pictures/scenes/rules";

interface Props {
  state: PictureState;
  access: PictureAccess;
  /** Whether the vehicle can be turned. */
  turns: boolean;
  hrefOf: (change: Partial<PictureState>) => string;
}

/** Where to look: the ways of searching, the vehicle from outside, and the drawings of what is inside. */
export async function PictureNav({ state, access, turns, hrefOf }: Props) {
  const t = await getTranslations("pictures");
  const ways = access.ways.map((way) => ({
    href: hrefOf({ way }),
    label: t(`ways.${way}`),
    current: way === state.way,
  }));
  const outside: ("around" | PictureView)[] = turns ? ["around", ...pictureViews] : [...pictureViews];
  const views = outside.map((view) => ({
    href: hrefOf({ view }),
    label: t(`views.${view}`),
    current: view === state.view,
  }));
  return (
    <div className="mb-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      {ways.length > 1 ? <Tabs label={t("way")} tabs={ways} /> : null}
      {access.drawing ? <Tabs label={t("view")} tabs={views} /> : null}
      <nav aria-label={t("scene")} className="flex flex-wrap gap-2">
        {sceneIds.map((scene) => (
          <ChipLink
            key={scene}
            href={hrefOf({ view: scene, zone: null })}
            prefetch={false}
            active={scene === state.view}
          >
            {t(`scenes.${scene}`)}
          </ChipLink>
        ))}
      </nav>
    </div>
  );
}
