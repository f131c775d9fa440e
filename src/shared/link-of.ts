const LINK = /^(?<title>.+)\u00a0: (?<url>https:\/\/\S+)$/;

/** The link that an article’s list item stands for if it ends with a URL, as in `CNIL, mots de passe : https://…`. */
export function linkOf(item: string): { title: string; url: string } | undefined {
  const { title, url } = LINK.exec(item)?.groups ?? {};
  return title && url ? { title, url } : undefined;
}
