/** A piece of news as a reader sees it; `text` is what its tile says, `paragraphs` what is told at length. */
export interface News {
  number: number;
  title: string;
  text: string;
  img: string;
  /** ISO; null where no article tells its day. */
  publishedOn: string | null;
  paragraphs: string[];
}

export type NewsLink = Pick<News, "number" | "title">;
