/** Matches the canonical paths of a route: `:slug` stands for one segment and becomes a group of that name, `*` for anything. */
export function pathPattern(route: string): RegExp {
  return new RegExp(`^${route.replace('*', '.*').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}
