import type { Head } from './types.ts';

type NotFound = { head: Head; code: string; message: string; link: string; text: string };

/** `message` and `link` are quoted from the specification, in English: their elements carry `lang="en"`. */
export const notFound = {
  head: {
    title: 'Page introuvable | Trait',
    description:
      'Le trait s’est décroché avant cette page : elle n’existe pas ou a changé d’adresse. L’accueil de Trait le reprend à son début.',
  },
  code: '404',
  message: 'Oops! Page not found',
  link: 'Return to Home',
  text: 'Le trait s’est décroché ici : cette page n’existe pas, ou elle a changé d’adresse.',
} satisfies NotFound;
