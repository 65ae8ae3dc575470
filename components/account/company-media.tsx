"use client";

import { ImageOff, VideoOff } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import { MediaUpload } from "@/components/uploads/media-upload";
import { call } from "@/lib/api/client";
import type { CompanyMedia } from "@/lib/domains/account/company-media/schema";
import { pictureAddress } from "./picture-address";

const frame = "mb-3 grid aspect-[16/5] w-full place-items-center overflow-hidden rounded-md border border-line bg-sunk";
const screen = "mb-3 aspect-video w-full rounded-md border border-line bg-black object-contain";

interface Props extends CompanyMedia {
  companyId: number;
  company: string;
}

/** The cover and the video of the company, with the ways to change them. */
export function CompanyMediaForm({ companyId, company, cover, video }: Props) {
  const t = useTranslations("account.company");
  const params = { companyId };
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <section aria-labelledby="cover">
        <h3 id="cover" className="mb-2 font-semibold">
          {t("cover")}
        </h3>
        <MediaUpload
          kind="cover"
          onSend={(image, sending) =>
            call("post", "/set-company-cover/{companyId}", { params, form: { image }, ...sending })
          }
          has={cover !== null}
          onRemove={() => call("delete", "/set-company-cover/{companyId}", { params })}
        >
          {(chosen) => <Cover src={chosen ?? pictureAddress(cover)} alt={t("coverOf", { company })} />}
        </MediaUpload>
      </section>
      <section aria-labelledby="video">
        <h3 id="video" className="mb-2 font-semibold">
          {t("video")}
        </h3>
        <MediaUpload
          kind="video"
          onSend={(file, sending) =>
            call("post", "/set-company-video/{companyId}", { params, form: { video: file }, ...sending })
          }
          has={video !== null}
          onRemove={() => call("delete", "/set-company-video/{companyId}", { params })}
        >
          {(chosen) => (
            <Film src={chosen ?? (video ? `/api/videos/${video.filename}` : null)} label={t("videoOf", { company })} />
          )}
        </MediaUpload>
      </section>
    </div>
  );
}

export function Cover({ src, alt }: { src: string | undefined; alt: string }) {
  return (
    <div className={frame}>
      {src ? (
        <Picture src={src} alt={alt} width={960} height={300} className="size-full object-cover" />
      ) : (
        <ImageOff className="size-6 text-ink-3" />
      )}
    </div>
  );
}

/** A video with the browser's own controls; nothing of it is loaded before it is wanted but its first picture. */
export function Film({ src, label }: { src: string | null; label: string }) {
  if (src === null)
    return (
      <div className={`${frame} aspect-video`}>
        <VideoOff className="size-6 text-ink-3" />
      </div>
    );
  return <video key={src} src={src} controls playsInline preload="metadata" aria-label={label} className={screen} />;
}
