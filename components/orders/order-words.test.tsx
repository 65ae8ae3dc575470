import { render } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import orders from "@/messages/fr/orders.json";
import { ArrivalWord } from "./arrival-word";
import { OrderStateBadge } from "./order-state";
import { TransmissionWord } from "./transmission-word";

const said = (children: ReactNode) =>
  render(
    <NextIntlClientProvider locale="fr" messages={{ orders }} timeZone="Europe/Paris">
      {children}
    </NextIntlClientProvider>,
  ).container.textContent;

const arrival = { arrivalOn: "2099-03-01", arrivalHour: null };

it("a refused order says so, and awaits nothing", () => {
  const order = { state: "cancelled", transmission: "refused" } as const;
  expect(said(<OrderStateBadge {...order} />)).toBe("Refusée");
  expect(said(<ArrivalWord {...arrival} {...order} />)).toBe("Plus rien d’attendu");
});

it("what is delivered or closed has arrived, whatever the supplier promised", () => {
  for (const state of ["delivered", "closed"] as const) {
    expect(said(<ArrivalWord {...arrival} arrivalOn={null} state={state} transmission="taken" />)).toBe("Tout est là");
    expect(said(<TransmissionWord state={state} transmission="taken" seller={null} />)).toBe(
      "Livrée par le fournisseur",
    );
  }
  expect(said(<ArrivalWord {...arrival} state="confirmed" transmission="taken" />)).toBe("01/03/2099");
});

it("one whose answer nobody knows is not said to be asked for where nobody can be asked", () => {
  const order = { transmission: "unknown", seller: null, state: "placed" } as const;
  expect(said(<TransmissionWord {...order} fault="silent" />)).toContain("le fournisseur est interrogé");
  expect(said(<TransmissionWord {...order} fault="gone" />)).toBe("Envoyée, réponse inconnue");
  expect(said(<TransmissionWord {...order} transmission="waiting" fault="gone" />)).toBe("À passer par téléphone");
});
