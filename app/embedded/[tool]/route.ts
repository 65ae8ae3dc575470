import { cookies } from "next/headers";
import { getLocale, getTranslations } from "next-intl/server";
import { companyAppNames, companyAppOf } from "@/lib/domains/apps/rules";
import { isEmbeddedTool, toolsByAddress, type EmbeddedTool } from "@/lib/domains/vehicles/tabs/rules";
import { hasRight } from "@/lib/platform/actor";
import { showsDemonstration } from "@/lib/platform/catalogue";
import { directionOf } from "@/lib/shared/languages";
import { themeCookie, themeOf } from "@/lib/shared/theme";
import { findPageActor } from "@/lib/web/actor";
import { signInFirst } from "@/lib/web/sign-in-first";

const shown = ["vin", "ktype", "mid"] as const;

/** Pages that only the demonstration has: a maker's tool of diagnosis, the box of a workshop, and the apps of a company. */
const ofDemonstration = ["diag", "mybox", ...companyAppNames] as const;

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const style = `
  :root { color-scheme: light dark; --ink: light-dark(#12151c, #e9ecf2); --ink-2: light-dark(#4a5261, #aab3c2);
    --line: light-dark(#e3e7ee, #2a303b); --ground: light-dark(#f5f7fa, #101319); --paper: light-dark(#fff, #171b22); }
  :root[data-theme=light] { color-scheme: light } :root[data-theme=dark] { color-scheme: dark }
  body { margin: 0; padding: 2rem 1.5rem; background: var(--ground); color: var(--ink); font: 13px/20px system-ui, sans-serif }
  main { max-width: 34rem; margin: auto } h1, p { unicode-bidi: plaintext } h1 { font-size: 20px; line-height: 28px; margin: 0 0 .25rem }
  p { color: var(--ink-2); margin: 0 0 1rem } dl { background: var(--paper); border: 1px solid var(--line); border-radius: 8px }
  dl { margin: 0 0 1.25rem; padding: 0 1rem } dl div { display: flex; gap: 1rem; justify-content: space-between; padding: .5rem 0 }
  dl div + div { border-top: 1px solid var(--line) } dt { color: var(--ink-2) } dd { margin: 0; font-weight: 550; overflow-wrap: anywhere }`;

/** Stands in the frame of a tool: the demonstration's page, or that of a tool which is still to come; it shows what the tool was told. */
export async function GET(request: Request, { params }: { params: Promise<{ tool: string }> }): Promise<Response> {
  const [{ tool }, actor, locale, jar] = await Promise.all([params, findPageActor(), getLocale(), cookies()]);
  const page = ofDemonstration.find((one) => one === tool);
  if (!actor) return signInFirst(request);
  if (!(page ?? isEmbeddedTool(tool))) return new Response(null, { status: 404 });
  const [t, names, admins, tools, diag, apps, isShown] = await Promise.all([
    getTranslations("workspace.embedded"),
    getTranslations("workspace.tool"),
    getTranslations("workspace.forAdministrators"),
    getTranslations("workspace.tabs"),
    getTranslations("diag"),
    getTranslations("shell.menu.apps"),
    showsDemonstration(),
  ]);
  const query = new URL(request.url).searchParams;
  if (page && !isShown) return new Response(null, { status: 404 });
  const make = query.get("make")?.slice(0, 60) ?? "";
  const app = companyAppOf(tool);
  const ofDiagnosis = () => (page === "mybox" ? diag("box.title") : diag("tools.of", { make }));
  const name = app ? apps(app) : page ? ofDiagnosis() : tools(tool as EmbeddedTool);
  const demonstration = page !== undefined || (toolsByAddress.some((one) => one === tool) && isShown);
  const rows = shown.map((name) => {
    const value = query.get(name)?.slice(0, 40);
    return `<div><dt>${escape(names(`facts.${name}`))}</dt><dd dir="ltr">${escape(value || t("unknown"))}</dd></div>`;
  });
  const told = shown.some((name) => query.get(name));
  const title = escape(t(demonstration ? "demonstration" : "title", { tool: name }));
  const lead = told
    ? t(demonstration ? "demonstrationLead" : "lead", { tool: name })
    : page === "mybox"
      ? diag("box.demonstration")
      : app
        ? t("app", { tool: name })
        : t("nothing");
  const how = !page && hasRight(actor, "admin") ? `<p>${escape(admins("connect", { tool }))}</p>` : "";
  const body = `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}" data-theme="${themeOf(jar.get(themeCookie)?.value) ?? ""}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${escape(lead)}</p>${told ? `<dl>${rows.join("")}</dl>` : ""}
${how}</main></body></html>`;
  return new Response(body, { headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" } });
}
