"use client";

import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useAction, wordOf } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import { call } from "@/lib/api/client";

const refusals = {
  "not-a-picture": "notAPicture",
  "picture-too-large": "tooLarge",
  "pictures-busy": "busy",
} as const;

/** Chooses a picture of a customer and shows it. */
export function PictureButton({ customerId, has }: { customerId: number; has: boolean }) {
  const t = useTranslations("customers.picture");
  const router = useRouter();
  const input = useRef<HTMLInputElement>(null);
  const { busy, run } = useAction((problem) => t(wordOf(refusals, problem, "failed")), { id: "picture" });
  const send = (image: File) =>
    run(async () => {
      await call("post", "/vc/picture/{id}", { params: { id: String(customerId) }, form: { image } });
      toast.success(t("saved"), { id: "picture" });
      router.refresh();
    });
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif"
        aria-label={t("choose")}
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const [image] = event.target.files ?? [];
          if (image) void send(image);
          event.target.value = "";
        }}
      />
      <Button size="sm" busy={busy} onClick={() => input.current?.click()}>
        {t(has ? "change" : "add")}
      </Button>
    </>
  );
}
