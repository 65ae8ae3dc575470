import { getTranslations } from "next-intl/server";

const style = "reach text-accent underline";

/** Where programs read how the API and its files are written. */
export async function AccessLinks() {
  const t = await getTranslations("programs.links");
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-2">
      <li>
        <a href="/api/docs" className={style}>
          {t("docs")}
        </a>
      </li>
      <li>
        <a href="/api/openapi.json" className={style}>
          {t("openapi")}
        </a>
      </li>
      <li>
        <a href="/schemas/accepted-quote.json" className={style}>
          {t("quote")}
        </a>
      </li>
    </ul>
  );
}
