import { quoteButton } from './quote-button.ts';
import { site, stated } from './site.ts';
import type {
  BentoCell,
  ExpertiseCard,
  Head,
  HeroContent,
  HeroVariant,
  Illustration,
  MethodStep,
  Offer,
  PillarCard,
  SignContent,
} from './types.ts';

type Section = { title: string; intro: string };

/** Has tuples where the page's line crosses each item: a further item needs its place in the section's stylesheet. */
type Home = {
  head: Head;
  hero: Record<HeroVariant, HeroContent>;
  sign: SignContent;
  /** Says what the five stars are: an aim, not a rating. */
  starsCaption: string;
  keywords: string[];
  pillars: { title: string; cards: [PillarCard, PillarCard, PillarCard]; button: string };
  /** Each card has the view of its number in expertise.svg: whoever moves a card moves its drawing there. */
  expertise: Section & { button: string; cards: ExpertiseCard[] };
  method: Section & { steps: [MethodStep, MethodStep, MethodStep, MethodStep] };
  /** In grid order: each row holds a wide cell and a small one, in turn. */
  bento: { title: string; cells: [BentoCell, BentoCell, BentoCell, BentoCell, BentoCell, BentoCell] };
  founder: {
    title: string;
    paragraphs: string[];
    claims: string[];
    image: Illustration;
    link: { label: string; href: '/about' };
  };
  offers: Section & { priceLabel: string; button: string; items: [Offer, Offer, Offer] };
};

export const home = {
  head: {
    title: 'Trait, agence web : sites, applications, boutiques',
    description:
      'Site dès 500 € HT, boutique dès 800 € HT : en ligne au plus tard 6 semaines après la signature du devis, budget respecté au centime près.',
  },
  hero: {
    website: {
      label: 'Site vitrine',
      badge: 'Agence web pour artisans et commerces',
      title: 'Votre site vitrine, d’un seul trait.',
      description:
        'Un site où vos clients trouvent vos horaires, vos tarifs et votre numéro. Dès 500 € HT, en ligne au plus tard 6 semaines après la signature du devis.',
      button: 'Parler de mon site',
    },
    webapp: {
      label: 'Application',
      badge: 'Application web sur mesure',
      title: 'Votre outil web, trait pour trait.',
      description:
        'Un outil en ligne à la place du tableur qui déborde. Vous approuvez chaque écran avant le développement ; le devis fixe le prix.',
      button: 'Décrire mon outil',
      alt: 'Un tableau de bord, du croquis à l’écran.',
    },
    ecommerce: {
      label: 'E-commerce',
      badge: 'Boutique en ligne dès 800 € HT',
      title: 'Votre boutique, tracée d’un trait.',
      description:
        'Catalogue, stock, livraison, paiement par carte et suivi des commandes, en ligne au plus tard 6 semaines après la signature du devis.',
      button: 'Parler de ma boutique',
      alt: 'La boutique d’un potier, du croquis à l’écran.',
    },
  },
  sign: {
    label: 'Écrivez votre enseigne',
    placeholder: 'Le nom de votre commerce',
    tradesLegend: 'Votre métier',
    trades: {
      luthier: { label: 'Luthier', alt: 'Le site d’un luthier, du croquis à l’écran.' },
      boulanger: { label: 'Boulanger', alt: 'Le site d’un boulanger, du croquis à l’écran.' },
      menuisier: { label: 'Menuisier', alt: 'Le site d’un menuisier, du croquis à l’écran.' },
      fleuriste: { label: 'Fleuriste', alt: 'Le site d’un fleuriste, du croquis à l’écran.' },
      potier: { label: 'Potier', alt: 'Le site d’un potier, du croquis à l’écran.' },
    },
    announcement: 'Votre enseigne se lit maintenant sur l’image : « … ».',
  },
  starsCaption: 'Cinq étoiles : à vous de les donner.',
  keywords: ['SITE WEB', 'APPLICATION', 'E-COMMERCE', 'DASHBOARD', 'SAAS', 'WEB APP'],
  pillars: {
    title: 'Délai, budget et design fixés d’avance',
    cards: [
      {
        figure: '6 semaines',
        title: 'Durée maximale',
        description: 'De la signature du devis à la mise en ligne, si vos textes et vos accords arrivent à temps.',
        scale: { ticks: 'weeks', labels: ['Signature du devis', 'Mise en ligne'] },
      },
      {
        figure: '500 €',
        title: 'Budget minimum',
        description: 'Prix de départ d’un site vitrine, hors taxes. La facture s’en tient au devis.',
        scale: { ticks: 'prices', labels: ['500\nSite', '800\nBoutique', '1 500\nApplication'] },
      },
      {
        figure: 'UX/UI',
        title: 'Design d’interface',
        description: 'Vous approuvez chaque écran, du téléphone à l’ordinateur, avant le développement.',
        image: { src: '/images/screens.svg', alt: '', width: 1216, height: 306 },
      },
    ],
    button: 'Estimer mon projet',
  },
  expertise: {
    title: 'Dix façons de vous aider en ligne',
    intro: 'Pour être trouvé, vendre, gagner du temps ou apprendre.',
    button: 'Voir tous les services',
    cards: [
      {
        title: 'Sites vitrines',
        description: 'Vos horaires, vos tarifs et un bouton d’appel, d’abord sur téléphone.',
        features: ['Titres écrits avec les mots que vos clients cherchent', 'Formulaire de contact'],
        link: '/services#sites-vitrines',
        color: 'blue',
      },
      {
        title: 'Applications web sur mesure',
        description: 'Un outil en ligne fait pour votre travail, pour ne plus recopier d’un fichier à l’autre.',
        features: ['Droits d’accès par rôle', 'Reprise de vos tableurs'],
        link: '/services#applications-web',
        color: 'purple',
      },
      {
        title: 'Boutiques en ligne',
        description: 'Vos produits en vente jour et nuit, frais de port affichés dès le panier.',
        features: ['Catalogue, stock et livraison', 'Paiement par carte'],
        link: '/services#boutiques-en-ligne',
        color: 'pink',
      },
      {
        title: 'Tunnels de vente',
        description: 'Une suite de pages qui présente une seule offre et mène à l’achat ou au rendez-vous.',
        features: ['Relances par e-mail', 'Visiteurs comptés à chaque étape'],
        link: '/services#tunnels-de-vente',
        color: 'pink',
      },
      {
        title: 'Solutions SaaS',
        description: 'Votre savoir-faire devient un logiciel en ligne que vos clients louent chaque mois.',
        features: ['Comptes et abonnements', 'Facturation récurrente'],
        link: '/services#solutions-saas',
        color: 'purple',
      },
      {
        title: 'Solutions data',
        description: 'Vos ventes et vos stocks, réunis depuis vos outils sur un seul écran.',
        features: ['Indicateurs choisis avec vous', 'Alertes par e-mail'],
        link: '/services#solutions-data',
        color: 'yellow',
      },
      {
        title: 'Agents IA',
        description: 'Un assistant pour les tâches répétitives. Vous décidez de ce qu’une personne relit.',
        features: ['Tri des demandes reçues', 'Réponses tirées de vos documents'],
        link: '/services#agents-ia',
        color: 'yellow',
      },
      {
        title: 'Prompt engineering',
        description: 'Nous écrivons les consignes de vos outils d’IA et les essayons sur vos vrais documents.',
        features: ['Consignes rangées et datées', 'Le coût de chaque question, mesuré'],
        link: '/services#prompt-engineering',
        color: 'yellow',
      },
      {
        title: 'Formation',
        description: 'Sur votre propre site : à la fin, vous publiez une page vous-même.',
        features: ['Modifier un texte ou une photo', 'Suivre une commande'],
        link: '/services#formation',
        color: 'green',
      },
      {
        title: 'Hébergement et maintenance',
        description: 'Votre site reste en ligne, sauvegardé et à jour, et quelqu’un vous répond.',
        features: [
          'Sauvegardes et mises à jour',
          'Support technique 24/7',
          ...stated(site.optional.hostingYearlyPrice, (price) => `${price} par an`),
        ],
        link: '/services#hebergement-et-maintenance',
        color: 'green',
      },
    ],
  },
  method: {
    title: 'Votre projet en quatre étapes, d’un seul trait',
    intro: 'Votre accord à chaque étape, du premier appel à la mise en ligne.',
    steps: [
      {
        number: 1,
        title: 'Stratégie',
        description: 'Nous cherchons avec vous qui viendra sur votre site, et pour y faire quoi.',
        items: ['Appel de 30 minutes', 'Audit gratuit, rapport sous 48 heures', 'Devis chiffré'],
        image: { src: '/images/method/1.svg', alt: '', width: 320, height: 240 },
      },
      {
        number: 2,
        title: 'Design UX/UI',
        description: 'Les écrans naissent en traits gris. Vous corrigez, puis nous passons à l’encre.',
        items: ['Croquis du parcours', 'Maquettes téléphone et ordinateur', 'Votre accord avant le code'],
        image: { src: '/images/method/2.svg', alt: '', width: 320, height: 240 },
      },
      {
        number: 3,
        title: 'Développement',
        description: 'Nous codons par-dessus le dessin approuvé : le gris prend des couleurs.',
        items: ['Écrans fidèles au dessin', 'Textes et photos en place', 'Essais sur téléphone'],
        image: { src: '/images/method/3.svg', alt: '', width: 320, height: 240 },
      },
      {
        number: 4,
        title: 'Lancement',
        description: 'Le site ouvre à votre adresse : vos clients peuvent venir.',
        items: ['Votre adresse internet reliée au site', 'Séance de prise en main', 'Support technique 24/7'],
        image: { src: '/images/method/4.svg', alt: '', width: 320, height: 240 },
      },
    ],
  },
  bento: {
    title: 'Une journée de boutique, du lever au rideau baissé',
    cells: [
      {
        service: '7 h · Site vitrine',
        title: 'On vous trouve',
        description: 'Un passant trouve vos horaires et l’itinéraire.',
        image: { src: '/images/bento/1.svg', alt: '', width: 1120, height: 224 },
      },
      {
        service: '8 h · Agent IA',
        title: 'Les messages sont triés',
        description: 'Les urgences en tête, les réponses à relire.',
        image: { src: '/images/bento/2.svg', alt: '', width: 1120, height: 224 },
      },
      {
        service: '10 h · Application web',
        title: 'Rien à recopier',
        description: 'Une réservation en ligne entre dans votre agenda.',
        image: { src: '/images/bento/3.svg', alt: '', width: 1120, height: 224 },
      },
      {
        service: '14 h · Boutique en ligne',
        title: 'Une commande arrive',
        description: 'Payée, stock à jour : collez l’étiquette.',
        image: { src: '/images/bento/4.svg', alt: '', width: 1120, height: 224 },
      },
      {
        service: '19 h · Solution data',
        title: 'La journée tient sur un écran',
        description: 'Les ventes du comptoir et du site, et ce qu’il faut recommander.',
        image: { src: '/images/bento/5.svg', alt: '', width: 1120, height: 224 },
      },
      {
        service: 'La nuit · Maintenance',
        title: 'Le rideau est baissé',
        description: 'Le site reste ouvert, se sauvegarde et se met à jour.',
        image: { src: '/images/bento/6.svg', alt: '', width: 1120, height: 224 },
      },
    ],
  },
  founder: {
    title: 'Un seul responsable, le fondateur',
    paragraphs: ['Il répond devant vous du prix, de la date et de la fidélité du site à la maquette.'],
    claims: [
      'Plus de 300 projets',
      'Lancement en 6 semaines',
      'Budget respecté au centime près',
      ...stated(site.optional.references, (references) => `Parmi nos clients : ${references}`),
    ],
    image: {
      src: '/images/founder.svg',
      alt: 'Une table à dessin, du croquis à l’écran.',
      width: 480,
      height: 560,
    },
    link: { label: 'En savoir plus sur l’agence', href: '/about' },
  },
  offers: {
    title: 'Trois offres, trois prix de départ',
    intro: 'Le devis fixe le prix exact. Vous réglez dans les deux semaines qui suivent la livraison.',
    priceLabel: 'À partir de',
    button: quoteButton,
    items: [
      {
        service: 'websites',
        title: 'Présence web',
        icon: 'panels-top-left',
        description: 'Vos horaires, vos tarifs et votre numéro, trouvés sans chercher.',
        price: '500 € HT',
        features: [
          'Maquette approuvée avant le code',
          'Pages pensées d’abord pour le téléphone',
          'Formulaire de contact',
          'Titres écrits avec les mots que vos clients cherchent',
          'Audit gratuit avec rapport sous 48 heures',
          'Support technique 24/7',
        ],
        targetAudience: 'Pour les artisans, les indépendants et les petites entreprises',
        color: 'blue',
      },
      {
        service: 'ecommerce',
        title: 'E-commerce',
        icon: 'shopping-bag',
        description: 'Délais, frais et retours : vos clients savent tout avant de payer.',
        price: '800 € HT',
        features: [
          'Catalogue, stock et livraison',
          'Paiement par carte',
          'Frais affichés dès le panier',
          'Suivi des commandes',
          'Audit gratuit avec rapport sous 48 heures',
          'Support technique 24/7',
        ],
        targetAudience: 'Pour les commerces qui veulent vendre au-delà du quartier',
        color: 'pink',
      },
      {
        service: 'webapps',
        title: 'Web et IA avancée',
        icon: 'bot',
        description: 'Une première application web, ou un agent IA, pour une tâche précise qui revient chaque jour.',
        price: '1 500 € HT',
        features: [
          'Développement et mise en ligne',
          'Maquette approuvée avant le code',
          'Séance de prise en main',
          'Audit gratuit avec rapport sous 48 heures',
          'Support technique 24/7',
        ],
        targetAudience: 'Pour les startups, les agences et les équipes qui recopient tout deux fois',
        color: 'purple',
      },
    ],
  },
} satisfies Home;
