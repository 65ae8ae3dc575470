import { render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider, useTranslations } from "next-intl";
import { onDemand } from "./on-demand";
import { textsAt } from "./load-texts";

jest.mock("./load-texts", () => ({ textsAt: jest.fn(), isAsked: () => false }));
jest.mock("./offline", () => ({ sayOffline: jest.fn(), signOfLife: () => Promise.reject(new Error("no answer")) }));
const texts = jest.mocked(textsAt);

const Dialog = ({ name }: { name: string }) => <p>{`${useTranslations("customers")("title")} ${name}`}</p>;
const shown = (onMissing: () => void = () => undefined) => {
  const Part = onDemand(() => Promise.resolve(Dialog));
  return render(
    <NextIntlClientProvider locale="fr" messages={{ customers: { choose: "Choisir" } }}>
      <Part name="1" texts="/texts/fr/1?of=customers" fallback="..." onMissing={onMissing} />
    </NextIntlClientProvider>,
  );
};

test("a part comes with the texts that its page does not hold", async () => {
  texts.mockResolvedValue('{"customers":{"title":"Clients"}}');
  shown();
  expect(screen.getByText("...")).toBeInTheDocument();
  expect(await screen.findByText("Clients 1")).toBeInTheDocument();
  expect(texts).toHaveBeenCalledWith("/texts/fr/1?of=customers");
});

test("a part whose texts get no answer closes, as one without its code does", async () => {
  texts.mockRejectedValue(new Error("no network"));
  const closed = jest.fn();
  shown(closed);
  await waitFor(() => expect(closed).toHaveBeenCalled());
});
