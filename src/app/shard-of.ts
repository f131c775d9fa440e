/** In which of so many shards an archived article stands: for the build that fills them and the page that looks there. */
export function shardOf(slug: string, shards: number): number {
  let hash = 0;
  for (const character of slug) hash = (hash * 31 + character.charCodeAt(0)) >>> 0;
  return hash % shards;
}
