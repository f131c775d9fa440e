import { quoteButton } from './quote-button.ts';
import type { BentoCell, ExpertiseCard, Head, HeroContent, HeroVariant, Illustration, MethodStep, Offer, PillarCard } from './types.ts';

type Section = { title: string; intro: string };

type Home = {
  head: Head;
  hero: Record<HeroVariant, HeroContent>;
  /** Shown next to the five stars. */
  heroProof: string;
  keywords: string[];
  pillars: Section & { cards: PillarCard[]; button: string };
  expertise: Section & { button: string; cards: ExpertiseCard[] };
  method: Section & { steps: MethodStep[] };
  /** In grid order: the 3 × 3 grid holds two wide cells, one tall cell and three small ones. */
  bento: Section & { cells: BentoCell[] };
  founder: {
    title: string;
    paragraphs: string[];
    claims: string[];
    image: Illustration;
    link: { label: string; href: '/about' };
  };
  offers: Section & { button: string; items: Offer[] };
};

export const home = {
  head: {
    title: 'Trait, agence web : sites, applications, boutiques',
    description:
      'Votre site dès 500 € HT, votre boutique dès 800 € HT : du croquis à la mise en ligne en 6 semaines au plus, budget respecté au centime près.',
  },
  hero: {
    website: {
      label: 'Site vitrine',
      badge: 'Être vu : en ligne en 6 semaines',
      title: 'Du croquis au site en ligne, d’un seul trait.',
      description:
        'Votre site vitrine dès 500 € HT, en ligne 6 semaines au plus après la validation du projet. La facture reprend le montant du devis, au centime près.',
      button: 'Parler de mon site',
      scene: {
        src: '/images/hero/website.svg',
        alt: 'Le site d’un luthier : à gauche esquissé et coté, à droite terminé.',
        width: 720,
        height: 560,
      },
    },
    webapp: {
      label: 'Application',
      badge: 'Outiller : application web et SaaS',
      title: 'Votre métier, trait pour trait, dans un outil.',
      description:
        'Montrez-nous le tableur qui déborde et le carnet qui le complète. Nous en dessinons les écrans, vous raturez, puis nous codons.',
      button: 'Décrire mon application',
      scene: {
        src: '/images/hero/webapp.svg',
        alt: 'Une application de suivi : à gauche le tableau esquissé, à droite l’écran terminé.',
        width: 720,
        height: 560,
      },
    },
    ecommerce: {
      label: 'E-commerce',
      badge: 'Vendre : boutique dès 800 € HT',
      title: 'De votre rayon au panier, un trait d’union.',
      description:
        'Nous dessinons le chemin de l’acheteur, de la fiche produit au reçu, avant d’écrire une ligne de code. Boutique ouverte en 6 semaines au plus.',
      button: 'Ouvrir ma boutique',
      scene: {
        src: '/images/hero/ecommerce.svg',
        alt: 'La boutique d’un potier : à gauche une cruche esquissée, à droite la cruche en vente.',
        width: 720,
        height: 560,
      },
    },
  },
  heroProof: 'Plus de 300 projets',
  keywords: ['SITE WEB', 'APPLICATION', 'E-COMMERCE', 'DASHBOARD', 'SAAS', 'WEB APP'],
  pillars: {
    title: 'Trois cotes avant le premier trait',
    intro: 'Sur un plan, une cote dit ce qui ne bougera plus. Les nôtres portent sur la durée, le budget et le dessin.',
    cards: [
      {
        figure: '6 semaines',
        title: 'Durée maximale',
        description: 'Le compte démarre à la validation du projet et s’arrête à la mise en ligne.',
      },
      {
        figure: '500 €',
        title: 'Budget minimum',
        description: 'Le prix de départ d’un site vitrine, hors taxes. Votre devis fixe le vôtre, et la facture s’y tient.',
      },
      {
        figure: 'UX/UI',
        title: 'Design d’interface',
        description:
          'Chaque écran est dessiné et essayé sur téléphone avant d’être codé. Un croquis se gomme, une page codée se recommence.',
      },
    ],
    button: 'Estimer mon projet',
  },
  expertise: {
    title: 'Dix métiers sur la même ligne',
    intro:
      'La couleur d’une carte dit à quoi sert le travail : bleu pour être vu, violet pour outiller, rose pour vendre, jaune pour les données et l’IA, vert pour accompagner.',
    button: 'Voir tous les services',
    cards: [
      {
        title: 'Sites vitrines',
        description: 'Nous dessinons d’abord l’écran du téléphone : adresse, horaires et bouton d’appel y tombent sous le pouce.',
        icon: 'panels-top-left',
        features: ['Pages croquées avant le code', 'Titres écrits pour les recherches de vos clients', 'À partir de 500 € HT'],
        link: '/services',
        color: 'blue',
      },
      {
        title: 'Applications web sur mesure',
        description: 'Nous suivons une demande du premier appel à la facture. Là où vous la recopiez, nous tirons une ligne.',
        icon: 'app-window',
        features: ['Droits d’accès pour chaque rôle', 'Reprise de vos tableurs', 'Utilisable au bureau comme en tournée'],
        link: '/services',
        color: 'purple',
      },
      {
        title: 'Boutiques en ligne',
        description: 'Un seul trait relie la fiche produit au reçu, et les frais de port y sont cotés dès le panier.',
        icon: 'shopping-bag',
        features: ['Catalogue, stock et livraison', 'Paiement par carte', 'À partir de 800 € HT'],
        link: '/services',
        color: 'pink',
      },
      {
        title: 'Tunnels de vente',
        description: 'Une offre mérite sa propre route. Nous gommons du dessin chaque lien qui s’en écarte.',
        icon: 'filter',
        features: ['Page d’offre sans menu', 'Relances par e-mail', 'Visiteurs comptés à chaque étape'],
        link: '/services',
        color: 'pink',
      },
      {
        title: 'Solutions SaaS',
        description:
          'Votre savoir-faire devient un logiciel que d’autres louent. Nous le traçons de la page d’inscription à la facture du mois.',
        icon: 'layers',
        features: ['Comptes, équipes et abonnements', 'Facturation récurrente', 'Espace d’administration'],
        link: '/services',
        color: 'purple',
      },
      {
        title: 'Solutions data',
        description:
          'Vos ventes sont dans un outil et vos stocks dans un autre. Nous tirons la ligne qui les réunit sur l’écran du lundi matin.',
        icon: 'chart-column',
        features: ['Collecte depuis vos outils', 'Indicateurs choisis avec vous', 'Alertes par e-mail'],
        link: '/services',
        color: 'yellow',
      },
      {
        title: 'Agents IA',
        description: 'Avant de coder un agent, nous dessinons sa limite : ce qu’il envoie seul, ce qu’une personne relit.',
        icon: 'bot',
        features: ['Tri des demandes reçues', 'Réponses tirées de vos documents', 'Relecture humaine là où vous la placez'],
        link: '/services',
        color: 'yellow',
      },
      {
        title: 'Prompt engineering',
        description:
          'Une consigne se trace comme un plan, avec un but, des cotes et des cas limites. Nous écrivons les vôtres et les essayons sur vos cas.',
        icon: 'terminal',
        features: ['Consignes rangées et datées', 'Essais tirés de vos cas', 'Coût mesuré par requête'],
        link: '/services',
        color: 'yellow',
      },
      {
        title: 'Formation',
        description:
          'Le crayon change de main : la séance se passe sur votre propre site et finit par une page que vous publiez vous-même.',
        icon: 'graduation-cap',
        features: ['Modifier un texte ou une photo', 'Suivre une commande', 'Écrire une consigne pour l’IA'],
        link: '/services',
        color: 'green',
      },
      {
        title: 'Hébergement et maintenance',
        description: 'La ligne continue après la mise en ligne. Nous hébergeons et tenons à jour ce que nous avons dessiné.',
        icon: 'server',
        features: ['Support technique 24/7', 'Réponse sous 24 heures', 'Sauvegardes et mises à jour'],
        link: '/services',
        color: 'green',
      },
    ],
  },
  method: {
    title: 'Un trait en quatre temps',
    intro:
      'Le croquis du premier jour sert jusqu’au dernier : chaque étape repasse sur le trait de la précédente. De la validation du projet à la mise en ligne, 6 semaines au plus.',
    steps: [
      {
        number: 1,
        title: 'Stratégie',
        description: 'La feuille ne porte encore qu’une question : qui arrive sur votre site, et pour y faire quoi ?',
        items: ['Appel de 30 minutes', 'Audit gratuit, rapport sous 48 heures', 'Devis chiffré'],
        image: { src: '/images/method/1.svg', alt: '', width: 320, height: 240 },
      },
      {
        number: 2,
        title: 'Design UX/UI',
        description: 'Les écrans naissent en traits gris, sans couleur. Quand le chemin tient debout, nous passons à l’encre.',
        items: ['Croquis du parcours', 'Maquettes téléphone et ordinateur', 'Votre accord avant le code'],
        image: { src: '/images/method/2.svg', alt: '', width: 320, height: 240 },
      },
      {
        number: 3,
        title: 'Développement',
        description: 'Nous codons par-dessus le dessin validé, écran par écran : le gris prend des couleurs.',
        items: ['Écrans fidèles au dessin', 'Textes et photos en place', 'Essais sur téléphone'],
        image: { src: '/images/method/3.svg', alt: '', width: 320, height: 240 },
      },
      {
        number: 4,
        title: 'Lancement',
        description: 'Le trait sort du cadre : votre adresse mène au site, et la première visite peut arriver.',
        items: ['Nom de domaine branché', 'Séance de prise en main', 'Support technique 24/7'],
        image: { src: '/images/method/4.svg', alt: '', width: 320, height: 240 },
      },
    ],
  },
  bento: {
    title: 'Un trait, pour quoi faire ?',
    intro: 'Partez de ce que vous voulez obtenir. Nous choisirons ensemble la technique, une fois le croquis sur la table.',
    cells: [
      {
        title: 'Être vu',
        description: 'Un site vitrine qui répond aux trois questions qu’on vous pose au téléphone : où, quand, combien.',
        color: 'blue',
        size: 'wide',
      },
      {
        title: 'Outiller',
        description:
          'Une application ou un SaaS à la place du fichier partagé que personne n’ose plus trier. Les écrans suivent l’ordre de vos journées, relevé au crayon avec ceux qui s’en serviront.',
        color: 'purple',
        size: 'tall',
      },
      {
        title: 'Vendre',
        description: 'Une boutique pour tout le catalogue, un tunnel pour l’offre qui mérite sa route.',
        color: 'pink',
        size: 'small',
      },
      {
        title: 'Lire vos données',
        description: 'Vos chiffres réunis sur un écran, et un agent IA qui trie en vous laissant le dernier mot.',
        color: 'yellow',
        size: 'small',
      },
      {
        title: 'Savoir où commencer',
        description: 'L’audit est gratuit. Le rapport arrive sous 48 heures et désigne le premier trait à tirer.',
        color: 'green',
        size: 'small',
      },
      {
        title: 'Garder la main',
        description: 'La formation vous met le crayon en main. Hébergement et support technique 24/7 prennent le relais.',
        color: 'green',
        size: 'wide',
      },
    ],
  },
  founder: {
    title: 'Quelqu’un répond du trait',
    paragraphs: [
      'Le fondateur et CEO de Trait répond devant vous du devis, de la date et de la ligne qui va du premier croquis à la mise en ligne.',
      'Le devis porte un montant ; la facture porte le même, au centime près. La date se compte depuis la validation du projet : 6 semaines au plus.',
      'La ligne, elle, n’a pas de chiffre. Elle a une règle : l’écran livré se pose sur le dessin que vous avez validé, et s’il faut s’en écarter, la décision vous revient.',
    ],
    claims: ['Plus de 300 projets', 'Lancement en 6 semaines', 'Budget respecté au centime près'],
    image: {
      src: '/images/founder.svg',
      alt: 'Une table à dessin : un trait continu relie le croquis d’un écran à l’écran terminé.',
      width: 480,
      height: 560,
    },
    link: { label: 'D’où vient le trait', href: '/about' },
  },
  offers: {
    title: 'Trois prix de départ, à l’encre',
    intro:
      'Le devis part de l’un de ces montants et s’arrête à celui que vous validez. Vous réglez après la livraison, sous deux semaines.',
    button: quoteButton,
    items: [
      {
        title: 'Présence web',
        icon: 'panels-top-left',
        description: 'Un site vitrine où l’on trouve horaires, tarifs et numéro avant d’avoir à les chercher.',
        price: '500€ HT',
        features: [
          'Maquette validée avant le code',
          'Pages dessinées d’abord pour le téléphone',
          'Formulaire de contact',
          'Titres et descriptions pour les moteurs de recherche',
          'Audit gratuit avec rapport sous 48h',
          'Support technique 24/7',
        ],
        targetAudience: 'Pour les artisans, les indépendants et les petites entreprises',
        color: 'blue',
      },
      {
        title: 'E-commerce',
        icon: 'shopping-bag',
        description: 'Une boutique dessinée autour de ce qui retient l’acheteur : le délai, les frais, le retour.',
        price: '800€ HT',
        features: [
          'Catalogue, stock et livraison',
          'Paiement par carte',
          'Frais affichés dès le panier',
          'Suivi des commandes',
          'Audit gratuit avec rapport sous 48h',
          'Support technique 24/7',
        ],
        targetAudience: 'Pour les commerces dont la clientèle ne passe pas toujours devant la porte',
        color: 'pink',
      },
      {
        title: 'Web et IA avancée',
        icon: 'bot',
        description: 'Une application tracée sur vos étapes, avec un agent IA là où la même tâche revient chaque jour.',
        price: '1500€ HT',
        features: [
          'Application web ou SaaS',
          'Agent IA aux limites dessinées avec vous',
          'Tableau de bord de vos données',
          'Formation de votre équipe',
          'Audit gratuit avec rapport sous 48h',
          'Support technique 24/7',
        ],
        targetAudience: 'Pour les startups, les agences et les équipes qui recopient trop',
        color: 'purple',
      },
    ],
  },
} satisfies Home;
