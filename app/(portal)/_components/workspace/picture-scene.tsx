import { getTranslations } from "next-intl/server";
import { SceneDesk } from "@/components/catalogue/pictures/scene-desk";
import { ClientMessages } from "@/components/page/client-messages";
import { listOriginalNumbers } from "@/lib/domains/catalogue/pictures/queries";
import type { PictureAccess, PictureWay } from "@/lib/domains/catalogue/pictures/rules";
import type { PictureGenart } from "@/lib/domains/catalogue/pictures/schema";
import { fillScene } from "@/lib/domains/catalogue/pictures/scenes/queries";
import { setOfScene, type SceneId } from "@/lib/domains/catalogue/pictures/scenes/rules";
import type { Actor } from "@/lib/platform/actor";
import type { Language } from "@/lib/shared/languages";

interface Props {
  actor: Actor;
  base: string;
  id: SceneId;
  ktype: number;
  lang: Language;
  way: PictureWay;
  access: PictureAccess;
  rows: readonly PictureGenart[];
}

/** A drawing of what is inside the vehicle, filled with what the vehicle has; by original numbers with these. */
export async function PictureScene({ actor, base, id, ktype, lang, way, access, rows }: Props) {
  const [t, { scene, spots }] = await Promise.all([getTranslations("pictures"), fillScene(actor, { id, rows, lang })]);
  const genartIds = [...new Set(spots.flatMap(({ parts }) => parts.map((part) => part.id)))];
  const found = way === "oem" ? await listOriginalNumbers(actor, { ktype, genartIds }) : [];
  const { drawing, several } = access;
  return (
    <ClientMessages of={["pictures"]}>
      <SceneDesk
        key={id + way}
        {...{ base, way, spots }}
        set={setOfScene(id)}
        name={t(`scenes.${id}`)}
        drawing={{ href: `/scenes/${id}.svg?v=${scene.version}#scene`, width: scene.width, height: scene.height }}
        access={{ drawing, several }}
        numbers={Object.fromEntries(found.map(({ id: genart, numbers }) => [genart, numbers]))}
      />
    </ClientMessages>
  );
}
