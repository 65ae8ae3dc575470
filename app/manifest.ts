import type { MetadataRoute } from "next";
import { getTranslations } from "next-intl/server";
import { sharePath } from "@/lib/shared/offline-page";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/app/${purpose === "any" ? "icon" : "maskable"}-${size}.png`,
  ...{ sizes: `${size}x${size}`, type: "image/png", purpose },
});

/** The product as an app of its device; other apps may share the photograph of a plate with it. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [t, common] = await Promise.all([getTranslations("installed.app"), getTranslations("common")]);
  const shortcut = (name: "plate" | "parts" | "cart", url: string) => ({
    ...{ name: t(name), url },
    icons: [{ src: "/app/icon-192.png", sizes: "192x192", type: "image/png" }],
  });
  return {
    ...{ id: "/", start_url: "/", scope: "/", display: "standalone" as const },
    name: common("appName"),
    short_name: common("appName"),
    description: t("description"),
    ...{ background_color: "#f5f7fa", theme_color: "#2348a6", categories: ["business", "productivity"] },
    icons: [icon(192, "any"), icon(512, "any"), icon(192, "maskable"), icon(512, "maskable")],
    screenshots: [
      { src: "/app/wide.png", sizes: "1440x900", type: "image/png", form_factor: "wide", label: t("wide") },
      { src: "/app/narrow.png", sizes: "390x844", type: "image/png", form_factor: "narrow", label: t("narrow") },
    ],
    shortcuts: [shortcut("plate", "/identification-vehicule"), shortcut("parts", "/pieces"), shortcut("cart", "/cart")],
    share_target: {
      ...{ action: sharePath, method: "post", enctype: "multipart/form-data" },
      params: { files: [{ name: "picture", accept: ["image/jpeg", ".jpg", ".jpeg"] }] },
    },
  } as MetadataRoute.Manifest;
}
