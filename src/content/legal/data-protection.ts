import { site } from '../site.ts';
import type { LegalContent } from '../types.ts';

export const dataProtection = {
  head: {
    title: 'Politique de confidentialité | Trait',
    description: 'Quelles données le site de Trait traite, pourquoi, combien de temps, qui les reçoit et comment exercer vos droits.',
  },
  title: 'Politique de confidentialité',
  intro:
    'Cette page dit quelles données ce site traite, à quoi elles servent, combien de temps elles sont gardées et comment exercer vos droits.',
  image: { src: '/images/legal.svg#data-protection', alt: '', width: 320, height: 160 },
  sections: [
    {
      title: 'Collecte des données',
      blocks: [
        `Le responsable du traitement est l’éditeur du site, présenté dans les mentions légales. Vous pouvez lui écrire à ${site.email}.`,
        'Le formulaire de contact nous transmet :',
        [
          'votre nom, votre adresse e-mail et votre message : ils sont obligatoires, car sans eux nous ne pouvons pas vous répondre ;',
          'votre numéro de téléphone, si vous choisissez de l’indiquer ;',
          'le jour et l’heure de votre envoi, et une empreinte calculée sur le texte, qui évitent de recevoir deux fois le même message.',
        ],
        'Votre adresse IP et les informations techniques de connexion sont traitées par l’hébergeur pour livrer les pages et bloquer les abus.',
        'Si vous réservez un appel, vous saisissez vos coordonnées et choisissez un créneau dans l’agenda Calendly, qui nous les transmet.',
        'Le brouillon du formulaire et les messages écrits hors connexion restent sur votre appareil, et nulle part ailleurs, jusqu’à leur envoi ou leur effacement, ou, pour le brouillon, jusqu’à ce que vous n’y ayez plus touché pendant 30 jours. Le bouton « Effacer » supprime le brouillon ; la liste « En attente d’envoi » permet de supprimer un message.',
        'Le champ d’inscription à la newsletter n’envoie aujourd’hui aucune donnée.',
        'Cette page concerne ce site. Les données que nous traitons pour le compte de nos clients, dans leurs propres sites, relèvent de l’accord de sous-traitance joint à leur devis (RGPD, art. 28).',
      ],
    },
    {
      title: 'Utilisation des données',
      blocks: [
        'Chaque usage repose sur une base légale du règlement général sur la protection des données (RGPD, art. 6, § 1) :',
        [
          'répondre à votre demande, préparer un devis et organiser un appel : mesures précontractuelles prises à votre demande (point b) ;',
          'répondre aux autres messages et garder la trace de nos échanges : notre intérêt légitime à suivre nos contacts (point f) ;',
          'éviter les doublons, bloquer les envois abusifs et sécuriser le site : notre intérêt légitime à disposer d’un service fiable (point f) ;',
          'charger l’agenda de réservation dans nos pages : votre consentement (point a).',
        ],
        'Vos données sont lues par les personnes de l’agence chargées de votre demande. Elles passent aussi par des prestataires :',
        [
          'Netlify, Inc., sous-traitant : hébergement du site, fonction d’envoi et registre des messages ;',
          'Postmark (ActiveCampaign, LLC), sous-traitant : acheminement de l’e-mail qui nous apporte votre message ;',
          'Calendly, LLC : prise de rendez-vous, seulement si vous utilisez l’agenda.',
        ],
        'Vos données ne sont ni vendues ni utilisées pour de la publicité. Elles ne donnent lieu à aucune décision automatisée ni à aucun profilage.',
      ],
    },
    {
      title: 'Protection des données',
      blocks: [
        'Les échanges avec le site sont chiffrés (HTTPS, imposé par HSTS). Une politique de sécurité du contenu (CSP) limite ce que les pages peuvent charger. L’accès aux messages est réservé aux personnes qui en ont besoin. Le site n’affiche aucune publicité.',
        'Les prestataires cités plus haut sont établis aux États-Unis. Les transferts sont encadrés, selon le cas, par le cadre de protection des données UE–États-Unis (Data Privacy Framework, décision d’adéquation de la Commission européenne du 10 juillet 2023) ou par des clauses contractuelles types. Nous conservons ces contrats ; vous pouvez demander une copie des garanties.',
        'Durées de conservation :',
        [
          'registre de notre serveur : votre message et vos coordonnées sont effacés dès que l’e-mail est parti ; si l’envoi est retardé, ils y restent jusqu’au départ ;',
          'Postmark : une copie de l’e-mail, pendant 45 jours selon son réglage par défaut ;',
          'notre messagerie et notre agenda : jusqu’à 3 ans après notre dernier contact, durée recommandée par la CNIL pour les prospects ;',
          'empreinte technique du message, sans nom, adresse ni texte : 13 mois au plus, car elle seule empêche un second envoi ;',
          'journaux techniques de Netlify : le temps que ce prestataire fixe pour l’exploitation et la sécurité de son service ;',
          'dossier d’un client : durées imposées par la loi, dont 10 ans pour les pièces comptables (Code de commerce, art. L123-22).',
        ],
      ],
    },
    {
      title: 'Cookies',
      blocks: [
        'Le site n’utilise aujourd’hui aucun outil de mesure d’audience. Votre choix en matière de cookies est enregistré dans le stockage local de votre navigateur.',
        'L’agenda Calendly, qui peut déposer ses propres cookies, ne se charge qu’avec votre accord ou après un clic de votre part. La page « Cookies » donne le détail et explique comment changer d’avis.',
      ],
    },
    {
      title: 'Vos droits',
      blocks: [
        'Vous pouvez, dans les conditions prévues par le RGPD :',
        [
          'accéder à vos données et en recevoir une copie ;',
          'les faire rectifier ou effacer ;',
          'demander la limitation de leur traitement ;',
          'vous opposer, pour des raisons tenant à votre situation, à un traitement fondé sur notre intérêt légitime et, sans motif, à toute prospection ;',
          'recevoir, dans un format réutilisable, celles que vous nous avez fournies pour préparer un contrat ou avec votre consentement (portabilité) ;',
          'retirer votre consentement, sans remettre en cause ce qui a été fait auparavant ;',
          'donner des directives sur le sort de vos données après votre décès (loi Informatique et Libertés, art. 85).',
        ],
        `Écrivez à ${site.email}. Nous répondons dans un délai d’un mois. Si la demande est complexe, ce délai peut être prolongé de deux mois : nous vous en prévenons avant la fin du premier. Une preuve d’identité n’est demandée qu’en cas de doute raisonnable.`,
        'Si notre réponse ne vous satisfait pas, vous pouvez adresser une réclamation à la CNIL, sur www.cnil.fr ou par courrier : 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07.',
      ],
    },
    {
      title: 'Contact',
      blocks: [
        `Pour toute question sur vos données : ${site.email}. L’adresse postale de l’éditeur figure dans les mentions légales.`,
        'Si nos traitements changent, cette page est mise à jour avant que le changement ne s’applique.',
      ],
    },
  ],
} satisfies LegalContent;
