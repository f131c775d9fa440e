import type { ArticleSummary } from '../types.ts';

/** Every article, in the blog's order: the first is featured. Its text is in the file that its slug names. */
export const articles: readonly ArticleSummary[] = [
  {
    id: 1,
    title: 'Que garder de votre plan web de 2023 ?',
    slug: 'optimiser-strategie-digitale-2023',
    author: 'L’équipe Trait',
    date: '2025',
    category: 'Stratégie digitale',
    excerpt:
      'Une lettre à qui retrouve son plan de 2023 : ce qui vaut encore, ce qui ne compte plus, ce qu’il faut arrêter, et une page pour 90 jours.',
    coverImage: '/images/covers/optimiser-strategie-digitale-2023.svg',
    tags: ['Plan à 90 jours', 'Mesure d’audience', 'Choix des canaux', 'Artisans et commerces'],
    readingTime: 4,
  },
  {
    id: 2,
    title: 'Cinq endroits où une boutique en ligne perd ses ventes',
    slug: 'cles-site-ecommerce-performant',
    author: 'L’équipe Trait',
    date: '2025',
    category: 'E-commerce',
    excerpt:
      'De 21 h 40 au retour du colis, une commande pas à pas : fiche, frais, paiement, livraison, bouton de rétractation. Avec un essai à faire.',
    coverImage: '/images/covers/cles-site-ecommerce-performant.svg',
    tags: ['Parcours d’achat', 'Fiche produit', 'Paiement en ligne', 'Droit de la consommation'],
    readingTime: 7,
  },
  {
    id: 3,
    title: 'Site fait par une IA : neuf questions avant de signer',
    slug: 'impact-ia-generative-developpement-web',
    author: 'L’équipe Trait',
    date: '2025',
    category: 'Technologie',
    excerpt:
      'Prix, textes, photos, code, données, règlement européen : ce qu’il faut demander à qui vous vend un site « grâce à l’IA », et nos réponses.',
    coverImage: '/images/covers/impact-ia-generative-developpement-web.svg',
    tags: ['IA générative', 'Relecture', 'Développement web', 'Données personnelles'],
    readingTime: 5,
  },
  {
    id: 4,
    title: 'Site piraté : comment l’éviter, que faire ce jour-là',
    slug: 'securiser-site-web-bonnes-pratiques',
    author: 'L’équipe Trait',
    date: '2025',
    category: 'Cybersécurité',
    excerpt:
      'Que faire en dix minutes, en une heure, en une demi-journée ; les dix risques de l’OWASP en dix questions ; la fiche à imprimer avant l’attaque.',
    coverImage: '/images/covers/securiser-site-web-bonnes-pratiques.svg',
    tags: ['Sauvegardes', 'Mots de passe', 'Mises à jour', 'Site piraté', 'Petites entreprises'],
    readingTime: 7,
  },
  {
    id: 5,
    title: 'Combien vous coûte un devis ? Un exemple chiffré',
    slug: 'reussir-transformation-digitale-2025',
    author: 'L’équipe Trait',
    date: '2025',
    category: 'Transformation digitale',
    excerpt:
      'Un plombier inventé, six devis par semaine : le coût des recopies, celui d’un logiciel, le moment où il est remboursé, et la facture électronique.',
    coverImage: '/images/covers/reussir-transformation-digitale-2025.svg',
    tags: ['Devis et factures', 'Organisation', 'Facture électronique', 'Artisans et commerces'],
    readingTime: 5,
  },
  {
    id: 6,
    title: 'Testez votre site en vingt minutes avec trois personnes',
    slug: 'importance-ux-design-site-web',
    author: 'L’équipe Trait',
    date: '2025',
    category: 'UX/UI',
    excerpt:
      'Vous regardez, vous vous taisez, vous notez : un test simple pour voir où vos visiteurs se perdent, et les réparations à faire en premier.',
    coverImage: '/images/covers/importance-ux-design-site-web.svg',
    tags: ['Test utilisateur', 'Ergonomie', 'Accessibilité', 'Site vitrine'],
    readingTime: 6,
  },
  {
    id: 7,
    title: 'SEO : sept lignes à rayer de votre devis',
    slug: 'bonnes-pratiques-seo-2025',
    author: 'L’équipe Trait',
    date: '2025',
    category: 'SEO',
    excerpt:
      'Lots de liens, mots-clés, première place garantie : ce que l’on peut rayer d’un devis de référencement, et ce qui mérite votre temps.',
    coverImage: '/images/covers/bonnes-pratiques-seo-2025.svg',
    tags: ['Référencement local', 'Plan de pages', 'Core Web Vitals', 'Google', 'Contenu'],
    readingTime: 6,
  },
];
