import type { Head } from './types.ts';

type Blog = {
  head: Head;
  title: string;
  intro: string;
  recentTitle: string;
  readLink: string;
  backLink: string;
  relatedTitle: string;
  article: { contents: string; share: string; shared: string; notShared: string; feed: string; previous: string; next: string };
  newsletter: {
    title: string;
    text: string;
    label: string;
    placeholder: string;
    button: string;
    hint: string;
    /** Text of the link to the feed. */
    feed: string;
  };
};

export const blog = {
  head: {
    title: 'Notre Blog : carnet d’atelier d’une agence web | Trait',
    description:
      'Le carnet d’atelier de Trait : stratégie, e-commerce, IA, sécurité, UX et SEO. Des articles annotés au crayon, lisibles même sans réseau.',
  },
  title: 'Notre Blog',
  intro: 'Notre carnet d’atelier : ce que nous notons dans la marge entre le croquis et la mise en ligne, et qui se lit même sans réseau.',
  recentTitle: 'Articles récents',
  readLink: "Lire l'article",
  backLink: 'Retour au blog',
  relatedTitle: 'Articles similaires',
  article: {
    contents: 'Sommaire',
    share: 'Partager cet article',
    shared: 'Lien copié.',
    notShared: 'Le lien n’a pas pu être copié.',
    feed: 'Flux RSS',
    previous: 'Article précédent',
    next: 'Article suivant',
  },
  newsletter: {
    title: 'La page suivante du carnet',
    text: 'La lettre est encore au crayon. En attendant, le flux signale chaque nouvel article, sans adresse à laisser.',
    label: 'Votre adresse e-mail',
    placeholder: 'vous@exemple.fr',
    button: "S'abonner",
    hint: 'bientôt disponible',
    feed: 'Suivre le flux du blog',
  },
} satisfies Blog;
