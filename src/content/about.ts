import type { Head, Illustration, MissionValue } from './types.ts';

type Text = { title: string; paragraphs: string[] };

type Chapter = Text & { mark: string };

type About = {
  head: Head;
  title: string;
  intro: string;
  story: Chapter;
  vision: Chapter;
  values: { title: string; items: MissionValue[] };
  founder: Text & { image: Illustration };
  cta: { title: string; text: string; button: string };
};

export const about = {
  head: {
    title: 'À propos : d’où vient le trait | Trait',
    description:
      'Trait, agence web française : plus de 300 projets, une seule table à dessin, et six règles épinglées au mur juste au-dessus.',
  },
  title: 'D’où vient le trait',
  intro:
    'Trait est une agence web française. Son nom est sa façon de travailler : une ligne commencée au crayon, que l’on ne lève pas avant la mise en ligne.',
  story: {
    mark: 'Notre histoire',
    title: 'Un dessin qui ne change pas de table',
    paragraphs: [
      'Un projet web passe souvent de bureau en bureau : esquissé ici, maquetté là, codé ailleurs. À chaque passage, un peu de l’idée reste sur la table d’avant.',
      'Chez Trait, il n’y a qu’une table. Le croquis, la maquette et le code sont trois âges du même dessin, et le plus ancien se devine encore sous le plus récent. Quand un bouton vous surprend, on remonte la ligne jusqu’au croquis où il est apparu.',
      'Plus de 300 projets sont passés par cette table. Le vôtre y arrivera comme eux, au crayon, et la gomme servira avant le clavier.',
    ],
  },
  vision: {
    mark: 'Notre vision',
    title: 'Voir le plan avant de payer la maison',
    paragraphs: [
      'On comprend le plan d’une maison sans savoir le tracer. Nous pensons qu’un site se commande de la même façon, dessin en main.',
      'D’où nos cotes : 6 semaines au plus après la validation du projet, un devis tenu au centime près et un règlement qui vient après la livraison.',
      'L’IA entre par la même porte. Un agent se dessine avant de se coder, avec un trait plein pour ce qu’il fait seul et un pointillé là où quelqu’un relit.',
    ],
  },
  values: {
    title: 'Six règles épinglées au mur',
    items: [
      {
        title: 'Innovation continue',
        description:
          'Une technique neuve passe d’abord au croquis. Si elle ne raccourcit pas le chemin de votre visiteur, elle retourne au tiroir.',
        icon: 'lightbulb',
      },
      {
        title: 'Engagement qualité',
        description: 'Le dessin que vous validez sert de règle. Nous le posons sur l’écran livré, et ce qui dépasse se corrige.',
        icon: 'badge-check',
      },
      {
        title: 'Impact durable',
        description:
          'Un site léger se charge même loin de la fibre. Celui que vous lisez s’ouvre sans aucun réseau : essayez en mode avion.',
        icon: 'sprout',
      },
      {
        title: 'Communication transparente',
        description:
          'Le devis donne un montant au centime, là où une fourchette serait plus confortable pour nous. Le support répond sous 24 heures.',
        icon: 'messages-square',
      },
      {
        title: 'Formation continue',
        description: 'Nous apprenons un outil sur notre propre table avant de vous en montrer le geste.',
        icon: 'book-open',
      },
      {
        title: 'Expertise reconnue',
        description:
          'Après plus de 300 projets, nous repérons au croquis l’écran qui coincera au code. Nous le disons à ce moment-là, gomme en main.',
        icon: 'award',
      },
    ],
  },
  founder: {
    title: 'Celui qui répond',
    paragraphs: [
      'Le fondateur et CEO de Trait engage sa parole sur ce que vous pouvez vérifier : le montant de la facture à côté de celui du devis, la date de mise en ligne et la fidélité de l’écran au dessin.',
      'Si l’un des trois s’écarte du trait, c’est à lui que vous le dites.',
    ],
    image: {
      src: '/images/founder.svg',
      alt: 'Une table à dessin : un trait continu relie le croquis d’un écran à l’écran terminé.',
      width: 480,
      height: 560,
    },
  },
  cta: {
    title: 'Un brouillon suffit',
    text: 'Une liste au dos d’une enveloppe ou un vieux site à redessiner : l’appel de 30 minutes part de la feuille que vous avez.',
    button: 'Décrire mon projet',
  },
} satisfies About;
