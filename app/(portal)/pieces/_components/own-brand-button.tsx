"use client";

import { Star } from "@/components/drawings/icons";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useAction } from "@/components/page/use-action";
import { Button } from "@/components/ui/button";
import { call } from "@/lib/api/client";

/** Puts a brand among the user's own or takes it out; saved at once. */
export function OwnBrandButton({ brandId, own: first }: { brandId: number; own: readonly number[] }) {
  const t = useTranslations("catalogue.browse");
  const common = useTranslations("common");
  const router = useRouter();
  const [own, setOwn] = useState(first);
  const { busy, run } = useAction(() => common("error"));
  const isOwn = own.includes(brandId);
  const change = () =>
    run(async () => {
      const wanted = isOwn ? own.filter((id) => id !== brandId) : [...own, brandId];
      const stored = await call("post", "/setUserPartBrands", { body: { partBrands: wanted.join(",") } });
      setOwn(stored.map(({ id }) => id));
      router.refresh();
    });
  return (
    <Button size="sm" aria-pressed={isOwn} busy={busy} onClick={() => void change()}>
      <Star className={isOwn ? "fill-current" : ""} />
      {t("own")}
    </Button>
  );
}
