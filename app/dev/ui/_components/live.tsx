"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Menu } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";

export function LiveDialog({ placement }: { placement: "centre" | "end" | "bottom" }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Dialog {placement}</Button>
      <Dialog
        open={open}
        onClose={close}
        title="Nouveau client"
        closeLabel="Fermer"
        placement={placement}
        footer={
          <>
            <Button onClick={close}>Annuler</Button>
            <Button variant="primary" onClick={close}>
              Enregistrer
            </Button>
          </>
        }
      >
        <Field label="Nom" hint="Nom de famille ou raison sociale">
          {(control) => <Input {...control} name="name" />}
        </Field>
      </Dialog>
    </>
  );
}

export function LiveMenu() {
  return (
    <Menu
      label="Actions du devis"
      trigger="Actions"
      items={() => [
        { id: "print", label: "Imprimer", hint: "Ctrl P", onSelect: () => toast.info("Impression") },
        { id: "sheet", label: "Voir la fiche", href: "#light" },
        { id: "send", label: "Envoyer", disabled: true, onSelect: () => undefined },
        { id: "line", separator: true },
        { id: "remove", label: "Supprimer", danger: true, onSelect: () => toast.warning("Devis supprimé") },
      ]}
    />
  );
}

export function LiveToasts() {
  return (
    <>
      <Button onClick={() => toast.success("Article ajouté au panier de Mme Laurent")}>Toast success</Button>
      <Button onClick={() => toast.info("Client choisi : Mme Laurent")}>Toast info</Button>
      <Button
        onClick={() =>
          toast.warning("La session expire dans 5 minutes", {
            id: "expiry",
            persistent: true,
            action: { label: "Prolonger", onClick: () => undefined },
          })
        }
      >
        Toast warning
      </Button>
      <Button onClick={() => toast.error("IDLP ne répond pas")}>Toast error</Button>
    </>
  );
}
