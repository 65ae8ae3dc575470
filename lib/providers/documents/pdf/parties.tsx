import { View } from "@react-pdf/renderer";
import { customerLines, customerNames, sellerLines, vehicleLine } from "../mentions";
import type { QuoteDocument, QuoteVehicle } from "../port";
import type { Wording } from "../wording";
import { colours, look } from "./look";
import { Phrase } from "./phrase";

function Card({ label, names, lines }: { label: string; names: string[]; lines: string[] }) {
  return (
    <View style={{ ...look.card, flex: 1, flexBasis: 0 }}>
      <Phrase style={look.label}>{label}</Phrase>
      {names.map((name, at) => (
        <Phrase key={at} style={{ ...look.strong, fontSize: 10 }}>
          {name}
        </Phrase>
      ))}
      {lines.map((line, at) => (
        <Phrase key={at} style={{ color: colours.ink2, fontSize: 8.5, marginTop: 2.5 }}>
          {line}
        </Phrase>
      ))}
    </View>
  );
}

/** French plates since 2009 bear a blue band at each side. */
const FRENCH_PLATE = /^[A-Z]{2}-?\d{3}-?[A-Z]{2}$/;

function Plate({ plate }: { plate: string }) {
  const band = { width: 7, backgroundColor: FRENCH_PLATE.test(plate) ? colours.plate : colours.paper };
  return (
    <View
      style={{
        flexDirection: "row",
        height: 20,
        borderWidth: 1,
        borderColor: colours.ink,
        borderRadius: 3,
        overflow: "hidden",
      }}
    >
      <View style={band} />
      <Phrase style={{ ...look.strong, fontSize: 11, letterSpacing: 0.4, paddingHorizontal: 6, paddingTop: 2.5 }}>
        {plate}
      </Phrase>
      <View style={band} />
    </View>
  );
}

function VehicleBar({ vehicle, words }: { vehicle: QuoteVehicle; words: Wording }) {
  const name = [vehicle.make, vehicle.model, vehicle.version].filter(Boolean).join(" ");
  const facts = vehicleLine(vehicle, words);
  return (
    <View style={{ ...look.card, flexDirection: "row", alignItems: "center", gap: 12, marginTop: 10 }} wrap={false}>
      <View style={{ flex: 1 }}>
        <Phrase style={look.label}>{words.t("vehicle")}</Phrase>
        <Phrase style={{ ...look.strong, fontSize: 10 }}>{name}</Phrase>
        {facts !== "" && <Phrase style={{ color: colours.ink2, fontSize: 8.5, marginTop: 2.5 }}>{facts}</Phrase>}
      </View>
      {vehicle.plate ? <Plate plate={vehicle.plate} /> : null}
    </View>
  );
}

interface PartiesProps {
  document: Pick<QuoteDocument, "company" | "customer" | "vehicle">;
  words: Wording;
}

/** Seller, customer and vehicle, on the first page. */
export function Parties({ document, words }: PartiesProps) {
  const { company, customer, vehicle } = document;
  const form = company.legalForm ? ` ${company.legalForm}` : "";
  return (
    <View style={{ marginBottom: 14 }}>
      <View style={{ flexDirection: "row", gap: 10 }}>
        <Card label={words.t("seller")} names={[company.name + form]} lines={sellerLines(document, words)} />
        <Card label={words.t("customer")} names={customerNames(customer)} lines={customerLines(document, words)} />
      </View>
      {vehicle && <VehicleBar vehicle={vehicle} words={words} />}
    </View>
  );
}
