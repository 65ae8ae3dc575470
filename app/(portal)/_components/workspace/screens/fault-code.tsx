import { getTranslations } from "next-intl/server";
import { FaultCodeView } from "../fault-code-view";
import { judgeFaultCode } from "../may-open";
import { screen, type Asked } from "../screen";

const FaultCode = ({ place, at }: Asked<"faultCode">) => <FaultCodeView code={at.code} back={place.base} />;

/** What is known of a fault code for the vehicle. */
export default screen("faultCode", {
  judge: async ({ at }) => (judgeFaultCode(at.code) === "there" ? { found: null } : "missing"),
  title: async ({ at }) => (await getTranslations("workspace.fault"))("title", { code: at.code.slice(0, 20) }),
  View: FaultCode,
  Denied: FaultCode,
  Missing: ({ place, at }) => <FaultCodeView code={at?.code ?? ""} back={place.base} />,
  alone: {
    judge: ({ code }) => judgeFaultCode(code),
    View: ({ at }) => <FaultCodeView code={at.code} back={null} />,
  },
});
