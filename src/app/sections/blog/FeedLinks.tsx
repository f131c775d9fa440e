/** The blog's two feeds, which contain the same articles. */
export function FeedLinks({ texts }: { texts: { rss: string; json: string } }) {
  return (
    <p className="feed-links">
      <a href="/feed.xml">{texts.rss}</a>
      <a href="/feed.json">{texts.json}</a>
    </p>
  );
}
