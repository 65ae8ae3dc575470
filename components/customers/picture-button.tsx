"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useAction, wordOf } from "@/components/page/use-action";
import { FileButton } from "@/components/uploads/file-button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";
import { isOfKind } from "@/lib/shared/file-kind";

const refusals = {
  "not-a-picture": "notAPicture",
  "picture-too-large": "tooLarge",
  "pictures-busy": "busy",
} as const;

/** Chooses a picture of a customer and shows it. */
export function PictureButton({ customerId, has }: { customerId: number; has: boolean }) {
  const t = useTranslations("customers.picture");
  const router = useRouter();
  const { busy, run } = useAction((problem) => t(wordOf(refusals, problem, "failed")), { id: "picture" });
  const send = (image: File) =>
    run(async () => {
      if (!(await isOfKind(image, "picture"))) return void toast.error(t("notAPicture"), { id: "picture" });
      await call("post", "/vc/picture/{id}", { params: { id: String(customerId) }, form: { image } });
      toast.say(t("saved"), { id: "picture" });
      router.refresh();
    });
  return (
    <FileButton
      size="sm"
      busy={busy}
      accept="image/jpeg,image/png,image/webp,image/gif"
      choice={t("choose")}
      onChoose={(image) => void send(image)}
      onRefuse={() => toast.error(t("notAPicture"), { id: "picture" })}
    >
      {t(has ? "change" : "add")}
    </FileButton>
  );
}
