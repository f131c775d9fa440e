import { site, stated } from '../site.ts';
import type { LegalContent } from '../types.ts';
import { BLANK } from './blank.ts';

export const terms = {
  head: {
    title: 'Conditions générales de vente | Trait',
    description:
      'Devis, prix, délais, paiement, droits sur les créations, garanties, rétractation et litiges : les conditions de vente de Trait.',
  },
  title: 'Conditions générales de vente',
  intro: 'Ces conditions s’appliquent aux prestations de Trait. Elles sont jointes au devis et acceptées avec lui.',
  image: { src: '/images/legal.svg#terms', alt: '', width: 320, height: 160 },
  sections: [
    {
      title: 'Objet',
      blocks: [
        `Ces conditions règlent les relations entre l’éditeur du site ${site.name}, présenté dans les mentions légales, et ses clients, professionnels ou consommateurs. Elles couvrent ses prestations : sites, applications, boutiques en ligne, tunnels de vente, solutions SaaS, données et IA, formation, hébergement et maintenance.`,
        'Le devis complète ces conditions. S’il les contredit, il l’emporte, sauf sur les droits que la loi garantit au client.',
      ],
    },
    {
      title: 'Devis et commande',
      blocks: [
        'Chaque projet fait l’objet d’un devis écrit. Il décrit les prestations, le prix, le calendrier et ce que le client doit fournir.',
        'Le contrat est conclu lorsque le client retourne le devis signé, après avoir pris connaissance de ces conditions. Aucune commande ne se passe sur ce site.',
        'Toute modification du projet demande l’accord écrit des deux parties.',
      ],
    },
    {
      title: 'Prix',
      blocks: [
        'Les prix affichés sur le site s’adressent aux professionnels ; ce sont des prix de départ, hors taxes :',
        ['présence web : à partir de 500 € HT ;', 'e-commerce : à partir de 800 € HT ;', 'web et IA avancée : à partir de 1 500 € HT.'],
        'Chaque offre comprend un audit gratuit avec un rapport sous 48 heures et un support technique 24/7 : une demande s’envoie à toute heure, et la réponse vient sous 24 heures.',
        ...stated(site.optional.hostingYearlyPrice, (price) => `L’hébergement coûte ${price} par an.`),
        'Le devis fixe le prix définitif. Il indique la TVA applicable et, pour un consommateur, le prix toutes taxes comprises. Ce prix est respecté au centime près : un travail supplémentaire n’est facturé que si le client l’a accepté par écrit.',
      ],
    },
    {
      title: 'Délais, livraison et durée',
      blocks: [
        'La livraison a lieu au plus tard 6 semaines après la validation du projet. Le client valide le projet en signant le devis : le délai court à compter de cette signature.',
        'La livraison est la mise en ligne du site, de la boutique ou de l’application à l’adresse convenue. Pour les autres prestations, c’est la remise du travail prévu au devis. Nous l’annonçons au client par e-mail.',
        'Si le client tarde à remettre les textes, images, accès ou accords prévus au devis, le délai est prolongé d’autant.',
        'En cas de retard de notre part, le consommateur peut suspendre son paiement ou, après une mise en demeure restée sans effet dans un délai supplémentaire raisonnable, mettre fin au contrat (Code de la consommation, art. L216-6). Les sommes versées sont alors remboursées sous 14 jours (art. L216-7).',
        'L’hébergement et la maintenance prévus au devis commencent à la mise en ligne, pour la durée que le devis fixe ou, à défaut, pour un an. Ils ne sont pas reconduits tacitement : au moins un mois avant leur terme, nous proposons un renouvellement, et rien n’est dû sans l’accord écrit du client. S’il ne renouvelle pas, nous lui remettons son site, ses données et la gestion de son nom de domaine.',
      ],
    },
    {
      title: 'Paiement',
      blocks: [
        'Le prix est dû après la livraison, dans un délai de deux semaines. Aucun escompte n’est prévu pour un paiement anticipé.',
        'Un retard de paiement entraîne une pénalité de 10 % du montant total :',
        [
          'pour un client professionnel, elle est due dès le lendemain de la date de règlement inscrite sur la facture, sans rappel, avec l’indemnité forfaitaire de 40 € pour frais de recouvrement. Les sommes en retard portent aussi intérêt, au taux annuel que la Banque centrale européenne applique à son opération de refinancement la plus récente, majoré de 10 points (Code de commerce, art. L441-10 et D441-5). Pénalité et intérêts ne se cumulent pas : seule la plus élevée des deux sommes est due ;',
          'pour un consommateur, elle n’est due qu’après une mise en demeure restée sans effet. Ni l’indemnité de 40 € ni ces intérêts ne s’appliquent. La pénalité est réciproque : si nous livrons en retard, nous lui devons, dans les mêmes conditions, 10 % du montant total, en plus des droits que lui donne la loi.',
        ],
        'Le juge peut réduire une pénalité manifestement excessive, ou augmenter une pénalité dérisoire (Code civil, art. 1231-5).',
      ],
    },
    {
      title: 'Propriété, données personnelles, responsabilité et garanties',
      blocks: [
        'Les contenus que le client fournit restent à lui ; il s’assure d’avoir le droit de les utiliser. Les droits sur les créations livrées lui sont cédés après paiement complet. Le devis précise ces droits, leurs usages, leur territoire et leur durée (Code de la propriété intellectuelle, art. L131-3). Les logiciels libres et les éléments de tiers restent soumis à leur licence.',
        'Quand nous traitons des données personnelles pour le compte d’un client (hébergement, maintenance, reprise de fichiers, relances), il en est le responsable et nous sommes son sous-traitant. Un accord écrit, joint au devis, fixe l’objet, la durée, la nature et la finalité du traitement, les données et les personnes concernées (RGPD, art. 28). Il nous oblige à :',
        [
          'n’agir que sur les instructions écrites du client, et l’avertir si l’une d’elles nous paraît contraire à la loi ;',
          'garder ces données confidentielles et en assurer la sécurité ;',
          'ne confier une partie du traitement à un tiers qu’avec l’autorisation écrite du client, et sous les mêmes obligations ;',
          'aider le client à répondre aux personnes qui exercent leurs droits, et lui signaler toute violation de données dans les meilleurs délais ;',
          'à la fin, effacer ces données ou les lui rendre, à son choix ;',
          'lui fournir de quoi vérifier le respect de ces obligations, y compris par un audit.',
        ],
        'Chaque partie répond de ses manquements au contrat selon le droit commun. Aucune ne répond d’un cas de force majeure (Code civil, art. 1218).',
        'Le consommateur bénéficie de la garantie légale de conformité des contenus et services numériques : deux ans à compter d’une fourniture ponctuelle, ou toute la durée d’une fourniture continue (Code de la consommation, art. L224-25-12 et suivants). Il bénéficie aussi, pour un bien vendu, de la garantie des vices cachés (Code civil, art. 1641 et suivants). L’encadré légal qui détaille ces garanties fait partie de ces conditions et figure en annexe du devis.',
      ],
    },
    {
      title: 'Rétractation et litiges',
      blocks: [
        'Le consommateur qui conclut à distance ou hors établissement peut se rétracter sans motif pendant 14 jours à compter de la conclusion du contrat (Code de la consommation, art. L221-18). Le même droit profite au professionnel qui emploie cinq salariés au plus, pour un contrat conclu hors établissement et étranger à son activité principale (art. L221-3).',
        `Il suffit d’envoyer à ${site.email} le formulaire joint au devis ou toute déclaration claire. Les sommes versées sont remboursées sous 14 jours (art. L221-24).`,
        [
          'Si le travail a commencé avant la fin de ce délai à la demande expresse du client, celui-ci paie la part déjà réalisée (art. L221-25).',
          'Le droit disparaît si le service, commencé avec cet accord, est entièrement exécuté avant la fin du délai et que le client avait reconnu perdre ainsi son droit. Il n’existe pas pour un bien fait selon les indications du client ou nettement personnalisé (art. L221-28).',
        ],
        `Une réclamation s’adresse d’abord à ${site.email}. À défaut d’accord, le consommateur peut saisir gratuitement le médiateur de la consommation (art. L612-1), dans l’année qui suit sa réclamation écrite. Médiateur : ${site.mediator || BLANK}.`,
        'Ces conditions relèvent de la loi française, sans priver un consommateur établi à l’étranger des protections impératives de son pays. Le tribunal compétent est désigné par les règles légales ; le consommateur peut aussi saisir celui du lieu où il habitait à la conclusion du contrat ou lors du fait dommageable (art. R631-3).',
      ],
    },
  ],
} satisfies LegalContent;
