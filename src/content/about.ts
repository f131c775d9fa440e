import type { Head, Illustration } from './types.ts';

type Text = { title: string; paragraphs: string[] };

type Chapter = Text & { eyebrow: string };

type About = {
  head: Head;
  title: string;
  intro: string;
  /** Leads to the contact form. */
  button: string;
  image: Illustration;
  story: Chapter;
  vision: Chapter;
  /** Between the two chapters. */
  plan: Illustration;
  /** Beside the plan; the second chapter begins from it. */
  thesis: string;
  values: { eyebrow: string; title: string; items: { title: string; description: string }[] };
  founder: Text & { image: Illustration };
};

export const about = {
  head: {
    title: 'À propos de Trait, agence web française',
    description:
      'Qui est derrière Trait : l’histoire de l’agence, sa vision, ses six engagements et son fondateur. Plus de 300 projets de sites et d’applications.',
  },
  title: 'Trait, de votre idée à votre site',
  intro: 'Nous créons des sites, des boutiques en ligne et des applications pour les artisans, les commerces et les petites entreprises.',
  button: 'Parler de mon projet',
  image: {
    src: '/images/about/table.svg',
    alt: 'Le site d’un potier, du croquis à l’écran, sur une table dessinée d’un seul trait.',
    width: 640,
    height: 480,
  },
  story: {
    eyebrow: 'Notre histoire',
    title: 'Du croquis au code, à la même table',
    paragraphs: [
      'Un projet web passe souvent de bureau en bureau : esquissé ici, maquetté là, codé ailleurs. À chaque passage, un peu de l’idée reste sur la table d’avant.',
      'Chez Trait, il n’y a qu’une table. De là vient notre nom : un trait commencé au crayon, que l’on ne lève pas avant la mise en ligne. Si un bouton vous surprend, nous retrouvons le croquis où il est né.',
      'Plus de 300 projets sont passés par cette table. Le vôtre y arrivera comme eux, au crayon, et la gomme servira avant le clavier.',
    ],
  },
  vision: {
    eyebrow: 'Notre vision',
    title: 'Voir son site avant de le payer',
    paragraphs: [
      'Nous pensons qu’un site se commande de la même façon, maquette en main.',
      'D’où ce que nous promettons : une mise en ligne au plus tard 6 semaines après la signature du devis, un budget respecté au centime près et un règlement après la livraison.',
      'L’IA suit la même règle. Avant de créer un agent, nous écrivons avec vous ce qu’il fait seul et ce qu’une personne relit.',
    ],
  },
  plan: {
    src: '/images/about/house.svg',
    alt: 'Une maison, du plan aux murs, dessinée d’un seul trait.',
    width: 2560,
    height: 288,
  },
  thesis: 'On comprend le plan d’une maison sans savoir le tracer.',
  values: {
    eyebrow: 'Notre mission',
    title: 'Six engagements, vérifiables',
    items: [
      {
        title: 'Innovation continue',
        description:
          'Nous n’adoptons une technique neuve que si elle rend votre site plus simple, plus rapide ou plus sûr pour vos visiteurs.',
      },
      {
        title: 'Engagement qualité',
        description: 'Nous comparons chaque écran livré à la maquette que vous avez approuvée, et nous corrigeons les écarts.',
      },
      {
        title: 'Impact durable',
        description:
          'Un site léger se charge même loin de la fibre. Celui que vous lisez s’ouvre sans aucun réseau : essayez en mode avion.',
      },
      {
        title: 'Communication transparente',
        description: 'Le devis donne un montant exact, pas une fourchette. Le support répond sous 24 heures.',
      },
      {
        title: 'Formation continue',
        description: 'Nous apprenons à nous servir d’un outil avant de vous le proposer, puis nous vous apprenons à vous en servir.',
      },
      {
        title: 'Expertise reconnue',
        description: 'Après plus de 300 projets, nous voyons dès la maquette l’écran qui posera problème, et nous vous le disons.',
      },
    ],
  },
  founder: {
    title: 'Le dirigeant répond de tout',
    paragraphs: [
      'Le fondateur et CEO de Trait engage sa parole sur ce que vous pouvez vérifier : le montant de la facture, la date de mise en ligne et la fidélité du site à la maquette.',
      'Si l’un des trois s’écarte de ce qui était prévu, c’est à lui que vous le dites.',
    ],
    image: {
      src: '/images/about/founder.svg',
      alt: 'Un devis : montant, date et écran sont cochés, et le trait devient la signature.',
      width: 600,
      height: 560,
    },
  },
} satisfies About;
