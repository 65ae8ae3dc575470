import { env } from "@/lib/platform/env";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Showcase } from "./_components/showcase";

export const metadata: Metadata = { title: "Etabli · ui", robots: { index: false } };

export default function Page() {
  if (env().NODE_ENV === "production") notFound();
  return <Showcase />;
}
