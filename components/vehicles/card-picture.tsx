"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { OutsideForms } from "@/components/ui/outside-forms";
import { FileButton } from "@/components/uploads/file-button";
import { CardFields } from "./card-fields";
import { useCardPicture } from "./use-card-picture";

interface Props {
  /** What the reader may search by. */
  fields: readonly ("immat" | "vin")[];
  onChoose: (field: "immat" | "vin", value: string) => void;
}

/** A photograph of a French registration certificate read as its fields; one press identifies the vehicle. */
export function CardPicture({ fields, onChoose }: Props) {
  const t = useTranslations("card-picture");
  const [open, setOpen] = useState(false);
  const [owner, setOwner] = useState(false);
  const card = useCardPicture();
  const close = () => {
    setOpen(false);
    card.stop();
  };
  const choose = (field: "immat" | "vin", value: string) => {
    close();
    onChoose(field, value);
  };
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t("open")}
      </Button>
      {open ? (
        <OutsideForms>
          <Dialog open onClose={close} title={t("title")} closeLabel={t("close")}>
            <div className="grid gap-3">
              <p className="text-ink-2">{t("lead")}</p>
              <label className="flex min-h-11 items-center gap-2">
                <input
                  type="checkbox"
                  className="accent-accent"
                  checked={owner}
                  onChange={(event) => setOwner(event.target.checked)}
                />
                {t("owner")}
              </label>
              <FileButton
                accept="image/jpeg,image/png,image/webp"
                choice={t("choose")}
                busy={card.reading}
                onChoose={(file) => void card.read(file, owner)}
                onRefuse={card.refuse}
                className="justify-self-start"
              >
                {t("choose")}
              </FileButton>
              <p role="status" className={card.reading ? "text-ink-2" : "sr-only"}>
                {card.reading ? t("reading") : ""}
              </p>
              {card.problem ? (
                <p role="alert" className="rounded bg-no-soft px-3 py-2 text-data font-medium text-no">
                  {t(`problems.${card.problem}`)}
                </p>
              ) : null}
              {card.found ? <CardFields {...card.found} fields={fields} onChoose={choose} /> : null}
            </div>
          </Dialog>
        </OutsideForms>
      ) : null}
    </>
  );
}
