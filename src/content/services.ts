import { quoteButton } from './quote-button.ts';
import { site, stated } from './site.ts';
import type { Head, OtherService, Project, ServiceType, Step } from './types.ts';

type Services = {
  head: Head;
  title: string;
  intro: string;
  types: ServiceType[];
  quoteButton: string;
  /**
   * In the order of the home page's cards, and of the views `other-1` to `other-6` of expertise.svg. The page's line crosses each item, so a
   * further one needs its place in `OtherServices.css`.
   */
  others: {
    eyebrow: string;
    title: string;
    items: [OtherService, OtherService, OtherService, OtherService, OtherService, OtherService];
  };
  /** `link` is the text of every card's link to /contact. */
  projects: { title: string; intro: string; link: string; items: Project[] };
  process: { title: string; intro: string; steps: Step[] };
};

export const services = {
  head: {
    title: 'Sites, boutiques, applications, tunnels de vente | Trait',
    description:
      'Dix services, les prix de départ, neuf maquettes et quatre étapes : en ligne au plus tard 6 semaines après la signature du devis.',
  },
  title: 'Sites, boutiques, applications et tunnels de vente',
  intro:
    'Choisissez ce qu’il vous faut, dès 500 € HT, puis demandez un devis. Votre projet est en ligne au plus tard 6 semaines après la signature du devis.',
  types: [
    {
      id: 'websites',
      label: 'Sites vitrines',
      icon: 'panels-top-left',
      image: {
        src: '/images/services/websites.svg',
        alt: 'Un site vitrine, du croquis à l’écran.',
        width: 640,
        height: 480,
      },
      color: 'blue',
      heroVariant: 'website',
      description:
        'Quelques pages qui disent ce que vous faites, où, quand et à quel prix. Un inconnu comprend votre métier en dix secondes et sait comment vous joindre.',
      benefits: [
        'Adresse, horaires et bouton d’appel visibles sur téléphone',
        'Titres écrits avec les mots que vos clients cherchent',
        'Maquette à corriger avant le développement',
        'À partir de 500 € HT, audit et support technique compris',
      ],
    },
    {
      id: 'webapps',
      label: 'Applications web',
      icon: 'app-window',
      image: {
        src: '/images/services/webapps.svg',
        alt: 'Une application, du croquis à l’écran.',
        width: 640,
        height: 480,
      },
      color: 'purple',
      heroVariant: 'webapp',
      description:
        'Un outil en ligne pour vos devis, vos plannings ou vos stocks. Nous partons de la journée de la personne qui s’en servira, pour lui épargner ce qu’elle recopie aujourd’hui à la main.',
      benefits: [
        'Les écrans suivent l’ordre de votre journée',
        'Droits d’accès réglés pour chaque rôle',
        'Reprise de vos tableurs et de vos fichiers',
        'Première version à partir de 1 500 € HT, pour une tâche précise',
      ],
    },
    {
      id: 'ecommerce',
      label: 'Boutiques en ligne',
      icon: 'shopping-bag',
      image: {
        src: '/images/services/ecommerce.svg',
        alt: 'Une boutique, du croquis à l’écran.',
        width: 640,
        height: 480,
      },
      color: 'pink',
      heroVariant: 'ecommerce',
      description:
        'Vos clients choisissent, paient et suivent leur commande sur votre site. Avant l’ouverture, nous passons une commande d’essai sur un téléphone, de la fiche produit au reçu.',
      benefits: [
        'Frais et délai de livraison visibles dès le panier',
        'Stock, remises et commandes dans un même écran',
        'Paiement par carte, reçu envoyé par e-mail',
        'À partir de 800 € HT, audit et support technique compris',
      ],
    },
    {
      id: 'funnels',
      label: 'Tunnels de vente',
      icon: 'filter',
      image: {
        src: '/images/services/funnels.svg',
        alt: 'Un tunnel de vente, du croquis à l’écran.',
        width: 640,
        height: 480,
      },
      color: 'pink',
      heroVariant: 'ecommerce',
      description:
        'Un tunnel de vente est une suite de pages qui présente une seule offre et mène le visiteur jusqu’à l’achat, l’inscription ou le rendez-vous. Le prix dépend du parcours : il est fixé par le devis.',
      benefits: [
        'Page écrite autour de la question que se pose l’acheteur',
        'Paiement, inscription ou rendez-vous à la dernière page',
        'Relances par e-mail, avec l’accord du visiteur',
        'Visiteurs comptés à chaque étape, pour corriger celle qui les perd',
      ],
    },
  ],
  quoteButton,
  others: {
    eyebrow: 'Au-delà du site',
    title: 'Six autres services',
    items: [
      {
        title: 'Solutions SaaS',
        description:
          'Votre savoir-faire devient un logiciel en ligne que vos clients louent chaque mois, avec comptes, abonnements et facturation récurrente.',
      },
      {
        title: 'Solutions data',
        description:
          'Vos ventes et vos stocks, réunis depuis vos outils sur un seul écran, avec des indicateurs choisis ensemble et des alertes par e-mail.',
      },
      {
        title: 'Agents IA',
        description:
          'Un assistant trie les demandes reçues et prépare des réponses tirées de vos documents. Vous décidez de ce qu’une personne relit.',
      },
      {
        title: 'Prompt engineering',
        description:
          'Nous écrivons les consignes de vos outils d’IA, les essayons sur vos vrais documents et mesurons le coût de chaque question.',
      },
      {
        title: 'Formation',
        description:
          'Sur votre propre site, vous apprenez à modifier un texte ou une photo, à suivre une commande. À la fin, vous publiez une page vous-même.',
      },
      {
        title: 'Hébergement et maintenance',
        description: [
          'Votre site reste en ligne, sauvegardé et à jour, et le support technique 24/7 vous répond.',
          ...stated(site.optional.hostingYearlyPrice, (price) => `${price} par an.`),
        ].join(' '),
      },
    ],
  },
  projects: {
    title: 'Neuf projets, en maquette',
    intro: [
      'Ces entreprises sont fictives : nous les avons inventées pour montrer ce que nous savons faire.',
      ...stated(site.optional.references, (references) => `Parmi nos vrais clients : ${references}.`),
    ].join(' '),
    link: 'Contactez-nous',
    items: [
      {
        id: 1,
        category: 'Site vitrine',
        title: 'Vitrine d’un atelier de menuiserie',
        description: 'Les meubles d’abord, rangés par essence de bois. La demande de devis se remplit avec les dimensions du meuble.',
        image: {
          src: '/images/projects/1.svg',
          alt: 'Maquette : une chaise en bois, en grand.',
          width: 640,
          height: 440,
        },
      },
      {
        id: 2,
        category: 'Application web',
        title: 'Prise de rendez-vous d’un cabinet de kinésithérapie',
        description: 'Le patient choisit son créneau ; le cabinet voit la journée et les séances qui restent sur l’ordonnance.',
        image: {
          src: '/images/projects/2.svg',
          alt: 'Maquette : une semaine de créneaux, dont un est choisi.',
          width: 640,
          height: 440,
        },
      },
      {
        id: 3,
        category: 'E-commerce',
        title: 'Boutique en ligne d’un torréfacteur',
        description: 'La mouture se choisit avant le paquet, et l’abonnement se choisit en tasses par jour.',
        image: {
          src: '/images/projects/3.svg',
          alt: 'Maquette : un paquet de café et un bouton d’achat.',
          width: 640,
          height: 440,
        },
      },
      {
        id: 4,
        category: 'Dashboard',
        title: 'Tableau de bord d’énergie pour une copropriété',
        description: 'Le chauffage et l’eau de tout l’immeuble sur un écran, avec la courbe de l’hiver passé en pointillé.',
        image: {
          src: '/images/projects/4.svg',
          alt: 'Maquette : les courbes de consommation d’un immeuble.',
          width: 640,
          height: 440,
        },
      },
      {
        id: 5,
        category: 'Tunnel de vente',
        title: 'Tunnel de vente d’une formation en ligne',
        description:
          'Une leçon offerte mène au programme, puis à l’inscription. Ceux qui s’arrêtent au programme reçoivent un rappel, s’ils l’ont accepté.',
        image: {
          src: '/images/projects/5.svg',
          alt: 'Maquette : une page vidéo, suivie de l’inscription.',
          width: 640,
          height: 440,
        },
      },
      {
        id: 6,
        category: 'SaaS',
        title: 'Logiciel en ligne de plannings d’équipe',
        description: 'Une absence se dépose depuis le téléphone. Le planning montre le trou et les collègues qui peuvent le combler.',
        image: {
          src: '/images/projects/6.svg',
          alt: 'Maquette : une ligne par personne, un créneau vide en évidence.',
          width: 640,
          height: 440,
        },
      },
      {
        id: 7,
        category: 'Site vitrine',
        title: 'Site d’un hôtel de bord de mer',
        description: 'Les chambres se choisissent par leur vue. Les dates du séjour restent à l’écran jusqu’à la réservation.',
        image: {
          src: '/images/projects/7.svg',
          alt: 'Maquette : la mer en grand, le choix des dates au-dessous.',
          width: 640,
          height: 440,
        },
      },
      {
        id: 8,
        category: 'Agent IA',
        title: 'Assistant IA qui trie les demandes d’un service client',
        description: 'Chaque message reçoit un sujet, un degré d’urgence et un brouillon. Une personne relit, puis envoie.',
        image: {
          src: '/images/projects/8.svg',
          alt: 'Maquette : des messages rangés par sujet, un brouillon de réponse.',
          width: 640,
          height: 440,
        },
      },
      {
        id: 9,
        category: 'E-commerce',
        title: 'Catalogue et commandes d’un fleuriste',
        description: 'Le catalogue change avec la saison. La commande demande la date et le mot à glisser dans le bouquet.',
        image: {
          src: '/images/projects/9.svg',
          alt: 'Maquette : des bouquets en catalogue, une commande en cours.',
          width: 640,
          height: 440,
        },
      },
    ],
  },
  process: {
    title: 'Ce que vous faites, ce que vous recevez',
    intro: 'Quatre étapes, du premier appel à la mise en ligne.',
    steps: [
      {
        number: 1,
        title: 'Découverte',
        description:
          'Vous racontez votre activité ; nous posons les questions de quelqu’un qui passe devant chez vous pour la première fois.',
        items: ['Un appel de 30 minutes', 'Le rapport d’audit, sous 48 heures', 'Un devis que la facture suivra au centime près'],
      },
      {
        number: 2,
        title: 'Conception',
        description: 'Vous recevez des maquettes et vous les corrigez. C’est le bon moment pour changer d’avis.',
        items: ['Le plan des pages', 'Les maquettes, sur téléphone et ordinateur', 'Votre accord, avant le développement'],
      },
      {
        number: 3,
        title: 'Développement',
        description: 'Nous développons les écrans un par un. Vous les essayez dans votre navigateur et vous nous dites ce qui ne va pas.',
        items: ['Une version à essayer en cours de route', 'Vos textes et vos photos en place', 'Les corrections relevées ensemble'],
      },
      {
        number: 4,
        title: 'Déploiement',
        description: 'Le site ouvre à votre adresse, après un dernier essai du formulaire. Vous réglez ensuite, sous deux semaines.',
        items: [
          'Le site en ligne, au plus tard 6 semaines après la signature du devis',
          'Une séance de prise en main',
          'Le support technique 24/7',
        ],
      },
    ],
  },
} satisfies Services;
