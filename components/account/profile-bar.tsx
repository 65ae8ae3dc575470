"use client";

import { ChevronDown, ChevronUp } from "@/components/drawings/icons";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { Avatar } from "@/components/ui/avatar";
import { IconButton } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { pictureAddress } from "./picture-address";
import { Picture } from "@/components/ui/picture";

/** How long the cover stands open when the page comes, in ms. */
const openFor = 5000;

interface Props {
  name: string;
  company: string;
  picture: string | null;
  cover: string | null;
}

/** Who is signed in, before the company's cover, which folds by itself after a while and opens again at a press. */
export function ProfileBar({ name, company, picture, cover }: Props) {
  const t = useTranslations("account.bar");
  const [open, setOpen] = useState(cover !== null);
  const [chosen, setChosen] = useState(false);
  useEffect(() => {
    if (chosen) return;
    const timer = setTimeout(() => setOpen(false), openFor);
    return () => clearTimeout(timer);
  }, [chosen]);
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <div
      data-open={open}
      className={cn(
        "relative mb-6 flex items-end overflow-hidden rounded-md border border-line bg-accent-soft transition-[height] duration-500 motion-reduce:transition-none",
        open ? "h-52" : "h-20",
      )}
    >
      {cover ? (
        <Picture src={pictureAddress(cover) ?? ""} alt={t("cover", { company })} fill className="object-cover" />
      ) : null}
      <div className="relative m-2 flex min-w-0 items-center gap-3 rounded-md bg-paper/90 py-2 ps-2 pe-4">
        <Avatar name={name} size="lg" src={pictureAddress(picture)} />
        <p className="grid min-w-0">
          <strong className="truncate font-semibold">{name}</strong>
          <span className="truncate text-data text-ink-2">{company}</span>
        </p>
      </div>
      {cover ? (
        <div className="absolute end-2 top-2 rounded bg-paper">
          <IconButton
            variant="secondary"
            label={t(open ? "fold" : "open")}
            aria-expanded={open}
            onClick={() => {
              setChosen(true);
              setOpen(!open);
            }}
          >
            <Icon />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}
