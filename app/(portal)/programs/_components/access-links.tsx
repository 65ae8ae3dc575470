import { getTranslations } from "next-intl/server";

const links = [
  { name: "docs", href: "/api/docs" },
  { name: "openapi", href: "/api/openapi.json" },
  { name: "quote", href: "/schemas/accepted-quote.json" },
] as const;

/** Where programs read how the API and its files are written. */
export async function AccessLinks() {
  const t = await getTranslations("programs.links");
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      {links.map(({ name, href }) => (
        <li key={name}>
          <a href={href} className="reach text-accent underline">
            {t(name)}
          </a>
        </li>
      ))}
    </ul>
  );
}
