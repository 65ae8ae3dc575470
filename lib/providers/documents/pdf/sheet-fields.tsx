import { View } from "@react-pdf/renderer";
import type { SheetSection } from "../port";
import { colours, look } from "./look";
import { Phrase } from "./phrase";

const line = { borderBottomWidth: 0.75, borderBottomColor: colours.ink3 };
const border = { borderWidth: 0.5, borderColor: colours.ink3 };

/** Boxes to tick, two beside each other. */
export function Checks({ checks }: { checks: string[] }) {
  return (
    <View style={{ flexDirection: "row", flexWrap: "wrap" }}>
      {checks.map((check, at) => (
        <View key={at} style={{ flexDirection: "row", gap: 6, width: "50%", paddingRight: 10, marginBottom: 5 }}>
          <View style={{ width: 9, height: 9, marginTop: 1, borderWidth: 0.75, borderColor: colours.ink }} />
          <View style={{ flex: 1 }}>
            <Phrase>{check}</Phrase>
          </View>
        </View>
      ))}
    </View>
  );
}

/** Lines to write on, each with what belongs there. */
export function Fields({ fields }: { fields: string[][] }) {
  return (
    <View>
      {fields.map((row, at) => (
        <View key={at} style={{ flexDirection: "row", gap: 16, marginTop: 2 }}>
          {row.map((label, place) => (
            <View key={place} style={{ flex: 1, flexBasis: 0, minHeight: 27, ...line }}>
              <Phrase style={look.label}>{label}</Phrase>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}

interface TableProps {
  head: string[];
  section: SheetSection;
}

/** A table whose empty cells are high enough to be written in. */
export function SheetTable({ head, section: { rows = [], blank = 0 } }: TableProps) {
  const empty = Array.from({ length: blank }, () => head.map(() => ""));
  const cell = { ...border, flex: 1, flexBasis: 0, paddingHorizontal: 5, paddingVertical: 3.5 };
  return (
    <View style={{ marginBottom: 4 }}>
      <View style={{ flexDirection: "row", backgroundColor: colours.ground }}>
        {head.map((name, at) => (
          <View key={at} style={cell}>
            <Phrase style={{ ...look.strong, fontSize: 8 }}>{name}</Phrase>
          </View>
        ))}
      </View>
      {[...rows, ...empty].map((row, at) => (
        <View
          key={at}
          wrap={false}
          style={{ flexDirection: "row", minHeight: row.some((value) => value === "") ? 21 : 0 }}
        >
          {row.map((value, place) => (
            <View key={place} style={cell}>
              <Phrase style={{ ...look.figures, fontSize: 8.5 }}>{value}</Phrase>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}
