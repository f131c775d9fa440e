/** Which of `shards` shards holds an archived article, from 0. Used by the build that fills them and the page that reads them. */
export function shardOf(slug: string, shards: number): number {
  let hash = 0;
  for (const character of slug) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return hash % shards;
}
