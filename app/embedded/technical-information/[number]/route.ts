import { cookies } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import { exampleCount, findExample } from "@/lib/domains/repair/queries/find-example";
import { repairSubjects, shownValue } from "@/lib/domains/repair/rules";
import type { PanelAnswer } from "@/lib/domains/repair/schema";
import { hasRight } from "@/lib/platform/actor";
import { directionOf } from "@/lib/shared/languages";
import { themeCookie, themeOf } from "@/lib/shared/theme";
import { findPageActor } from "@/lib/web/actor";
import { pageLanguage } from "@/lib/web/language";
import { pageFormat } from "@/lib/web/page-format";
import { signInFirst } from "@/lib/web/sign-in-first";

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#12151c, #e9ecf2); --ink-2: light-dark(#4a5261, #aab3c2);
    --line: light-dark(#e3e7ee, #2a303b); --ground: light-dark(#f5f7fa, #101319); --paper: light-dark(#fff, #171b22) }
  :root[data-theme=light] { color-scheme: light } :root[data-theme=dark] { color-scheme: dark }
  body { margin: 0; padding: 1.5rem; background: var(--ground); color: var(--ink); font: 13px/20px system-ui, sans-serif }
  main { max-width: 60rem; margin: auto } h1 { font-size: 20px; line-height: 28px; margin: 0 } h2 { font-size: 15px; margin: 1.5rem 0 .5rem }
  p { color: var(--ink-2); margin: 0 0 .5rem } dl { columns: 2 20rem; background: var(--paper); border: 1px solid var(--line); border-radius: 8px; margin: 0; padding: .5rem 1rem }
  dl div { display: flex; gap: 1rem; justify-content: space-between; padding: .25rem 0; break-inside: avoid } dt { color: var(--ink-2) } dd { margin: 0; font-weight: 550; text-align: end }`;

type Write = (value: string, unit: string | null) => string;

function rowsOf({ technicalInformation }: PanelAnswer, write: Write): string {
  const items = technicalInformation.flatMap((group) => group.items).filter(({ type }) => type !== "image");
  return items
    .map(({ description, value, unit, qualifier, parts }) => {
      const told = [
        ...(value === null ? [] : [write(value, unit)]),
        ...parts.map((part) => [part.description, write(part.value, part.unit)].filter(Boolean).join(" ")),
        ...(qualifier ? [qualifier] : []),
      ];
      return `<div><dt>${escape(description)}</dt><dd>${told.map((line) => `<bdi>${escape(line)}</bdi>`).join("<br>")}</dd></div>`;
    })
    .join("");
}

/** Stands in the frame of an example: the technical information of one of fifty vehicles of the demonstration. */
export async function GET(request: Request, { params }: { params: Promise<{ number: string }> }): Promise<Response> {
  const [{ number }, actor] = await Promise.all([params, findPageActor()]);
  if (!actor) return signInFirst(request);
  if (!hasRight(actor, "AutoData")) return new Response(null, { status: 403 });
  const wanted = /^\d{1,2}$/.test(number) && Number(number) < exampleCount ? Number(number) : null;
  const [locale, lang, jar, t, format] = await Promise.all([
    ...([getLocale(), pageLanguage(), cookies(), getTranslations("repair"), pageFormat()] as const),
  ]);
  const example = wanted === null ? null : await findExample(actor, { number: wanted, lang });
  if (!example) return new Response(null, { status: 404 });
  const write: Write = (value, unit) => {
    const shown = shownValue(value, unit, (one, digits) =>
      format.number(one, { useGrouping: false, minimumFractionDigits: digits }),
    );
    return [shown, unit].filter(Boolean).join("\u00a0");
  };
  const sections = example.panels.map(
    (panel, at) =>
      `<h2>${escape(t(`subjects.${repairSubjects[at] ?? "serviceBrakes"}`))}</h2><dl>${rowsOf(panel, write)}</dl>`,
  );
  const title = escape(t("example.title", { number: wanted ?? 0 }));
  const body = `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}" data-theme="${themeOf(jar.get(themeCookie)?.value) ?? ""}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${escape(t("example.lead", { vehicle: example.label }))}</p><p><strong>${escape(t("source.demonstration"))}</strong></p>${sections.join("")}</main></body></html>`;
  return new Response(body, { headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });
}
