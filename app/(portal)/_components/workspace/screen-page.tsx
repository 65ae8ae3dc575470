import "server-only";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { vehicleScreens } from "@/lib/domains/vehicles/paths/screens";
import { addScreen, judgeScreen } from "./judge-screen";
import type { Query, Screen } from "./screen";
import type { WayIn } from "./way-in";

interface Props {
  params: Promise<Partial<Record<string, string | string[]>>>;
  searchParams: Promise<Query>;
}

type Values = Awaited<Props["params"]>;

/** What follows the vehicle in the address of a page, by the values of its folders in brackets. */
const restOf = (screen: Screen | null, values: Values): string =>
  screen
    ? vehicleScreens[screen.name].path.replace(/\{(\w+):\w+\}/g, (_, name: string) => String(values[name]))
    : [values.unknown ?? []].flat().join("/");

const written = (query: Query): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((one) => [name, one])),
  ).toString();

/** The page of a screen below a way in; without a screen, of the addresses that name none. */
export function screenPage(way: WayIn, screen: Screen | null) {
  if (screen) addScreen(screen);

  async function judged({ params, searchParams }: Props) {
    const [values, query] = await Promise.all([params, searchParams]);
    const names = way.names.map((name) => values[name]);
    return judgeScreen(way, names.join("/"), restOf(screen, values), written(query));
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const [{ title }, t] = await Promise.all([judged(props), getTranslations("catalogue")]);
    return title ? { title: (await title()) ?? t("notFound") } : {};
  }

  async function Page(props: Props) {
    const { leadsTo, view } = await judged(props);
    if (leadsTo !== undefined) redirect(leadsTo);
    const isVehicle = screen?.name === "families";
    return isVehicle && way.around ? way.around(view, await props.searchParams) : view;
  }
  return { generateMetadata, Page };
}
