"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface Props {
  facets: ReactNode;
  facetsOpen: boolean;
  onCloseFacets: () => void;
  count: number;
  panel: ReactNode;
  panelOpen: boolean;
  onClosePanel: () => void;
}

/** Where the columns do not fit side by side: facets slide in from the side, the selected article from below. */
export function ListDrawers({ facets, facetsOpen, onCloseFacets, count, panel, panelOpen, onClosePanel }: Props) {
  const t = useTranslations("catalogue");
  const common = useTranslations("common");
  return (
    <>
      <Dialog
        open={facetsOpen}
        onClose={onCloseFacets}
        title={t("list.filters")}
        closeLabel={common("close")}
        placement="end"
        size="sm"
        footer={
          <Button variant="primary" onClick={onCloseFacets}>
            {t("list.showFilters", { count })}
          </Button>
        }
      >
        {facets}
      </Dialog>
      <Dialog
        open={panelOpen && panel !== null}
        onClose={onClosePanel}
        title={t("panel.details")}
        closeLabel={common("close")}
        placement="bottom"
      >
        {panel}
      </Dialog>
    </>
  );
}
