"use client";

import { MediaUpload } from "@/components/uploads/media-upload";
import { Avatar } from "@/components/ui/avatar";
import { call } from "@/lib/api/client";
import { pictureAddress } from "./picture-address";

/** The reader's own picture: shown, chosen, sent, removed. */
export function ProfilePicture({ name, picture }: { name: string; picture: string | null }) {
  return (
    <MediaUpload
      kind="picture"
      onSend={(image, sending) => call("post", "/set-profile-picture", { form: { image }, ...sending })}
      has={picture !== null}
      onRemove={() => call("delete", "/set-profile-picture")}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-4"
    >
      {(chosen) => <Avatar name={name} size="2xl" src={chosen ?? pictureAddress(picture)} />}
    </MediaUpload>
  );
}
