import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { ARTICLES, codeOf } from './article-code.ts';

type Content = typeof import('../content/articles/index.ts');

const FOLDER = join(import.meta.dirname, '../content/articles');
const INDEX = join(FOLDER, 'index.ts');

/** Serves article data as virtual modules, split so that no page ships more of it than it needs. */
export function articleModules(): Plugin {
  let code: Promise<Map<string, string>> | undefined;
  let read: () => Promise<Content>;
  const find = async (id: string) => {
    code ??= read().then(({ articles }) => codeOf(articles));
    return (await code).get(id);
  };
  return {
    name: 'article-modules',
    configResolved({ command }) {
      // The path is computed at run time: Vite bundles whatever its config imports by a literal path, and a thousand articles would take
      // longer to bundle there than in the site.
      const importOnce = () => import(pathToFileURL(INDEX).href);
      read = command === 'build' ? importOnce : async () => (await runnerImport<Content>(INDEX)).module;
    },
    resolveId: (source) => (source.startsWith(ARTICLES) ? `\0${source}` : undefined),
    load: (id) => (id.startsWith(`\0${ARTICLES}`) ? find(id.slice(1)) : undefined),
    hotUpdate({ file, modules }) {
      if (!file.startsWith(FOLDER)) return;
      code = undefined;
      const served = [...this.environment.moduleGraph.idToModuleMap].flatMap(([id, module]) =>
        id.startsWith(`\0${ARTICLES}`) ? [module] : [],
      );
      return [...modules, ...served];
    },
  };
}
