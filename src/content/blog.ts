import type { Head } from './types.ts';

type Blog = {
  head: Head;
  title: string;
  intro: string;
  recentTitle: string;
  readLink: string;
  backLink: string;
  relatedTitle: string;
  article: { share: string; shared: string; notShared: string; feed: string };
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
    title: 'Notre Blog : conseils web aux petites entreprises | Trait',
    description:
      'Stratégie, e-commerce, IA, sécurité, UX et SEO : des conseils concrets pour votre site, dans des articles lisibles même sans réseau.',
  },
  title: 'Notre Blog',
  intro: 'Des conseils concrets pour créer votre site, le protéger et le faire connaître, à lire même sans réseau.',
  recentTitle: 'Articles récents',
  readLink: "Lire l'article",
  backLink: 'Retour au blog',
  relatedTitle: 'Articles similaires',
  article: {
    share: 'Partager cet article',
    shared: 'Lien copié.',
    notShared: 'Le lien n’a pas pu être copié.',
    feed: 'Flux RSS',
  },
  newsletter: {
    title: 'La newsletter du blog',
    text: 'En attendant qu’elle ouvre, un lecteur de flux (RSS) peut vous signaler chaque article, sans laisser d’adresse.',
    label: 'Votre adresse e-mail',
    placeholder: 'vous@exemple.fr',
    button: "S'abonner",
    hint: 'Bientôt disponible : rien n’est enregistré.',
    feed: 'Suivre le flux du blog',
  },
} satisfies Blog;
