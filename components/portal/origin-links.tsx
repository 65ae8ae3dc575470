import { knownOrigins, type ArticleOrigins } from "./origin-marks";
import { TileImage } from "./tile-image";

/** The origins of an article by their names, each leading to what the portal says of it. */
export function OriginLinks(props: ArticleOrigins) {
  const all = knownOrigins(props);
  const [first] = all;
  if (!first) return null;
  return (
    <ul aria-label={first.title} className="flex flex-wrap gap-x-4 gap-y-1">
      {all.map(({ name, img, url }) => (
        <li key={name}>
          {url ? (
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-6 items-center gap-1.5 text-data text-accent hover:underline touch:min-h-11"
            >
              <TileImage img={img} className="size-4" />
              {name}
            </a>
          ) : (
            <span className="inline-flex min-h-6 items-center gap-1.5 text-data">
              <TileImage img={img} className="size-4" />
              {name}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
