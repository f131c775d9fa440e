import type { LegalContent } from '../types.ts';

export const cookies = {
  head: {
    title: 'Politique de cookies | Trait',
    description:
      'Ce que le site de Trait enregistre dans votre navigateur, à quoi cela sert, combien de temps, et comment changer votre choix.',
  },
  title: 'Politique de cookies',
  intro: 'Ce site enregistre peu de choses dans votre navigateur. En voici la liste, et la manière de changer votre choix.',
  image: { src: '/images/legal.svg#cookies', alt: '', width: 320, height: 160 },
  sections: [
    {
      title: 'Qu’est-ce qu’un cookie ?',
      blocks: [
        'Un cookie est un petit fichier qu’un site enregistre dans votre navigateur et qu’il peut relire à votre prochaine visite.',
        'Le stockage local remplit un rôle voisin : le site y range une information sur votre appareil, mais le navigateur ne la joint pas à ses requêtes.',
        'La loi les traite de la même façon (loi Informatique et Libertés, art. 82). Votre accord est nécessaire avant tout enregistrement ou toute lecture, sauf pour ce qui est strictement nécessaire au service que vous demandez.',
      ],
    },
    {
      title: 'Cookies et stockages utilisés',
      blocks: [
        'Ce site ne dépose lui-même aucun cookie aujourd’hui. Il enregistre votre choix sous trois clés du stockage local :',
        [
          'cookie-consent : votre choix d’ensemble. « all » si vous acceptez tout, « essential » si vous refusez ce qui n’est pas essentiel ;',
          'analytics-cookies : « true » ou « false », selon que vous acceptez ou non la mesure d’audience. Aucun outil de mesure n’est installé aujourd’hui ;',
          'functional-cookies : « true » ou « false », selon que vous acceptez ou non le chargement automatique de l’agenda de réservation.',
        ],
        'Ces clés servent à se souvenir de votre choix : elles ne nécessitent pas votre accord.',
        'Votre navigateur garde aussi ce qui permet de lire le site et d’écrire un message hors connexion :',
        [
          'une copie des pages et de leurs illustrations ;',
          'le brouillon du formulaire de contact ;',
          'les messages en attente d’envoi ;',
          'install-offer : « dismissed », si vous avez refusé d’installer le site.',
        ],
        'Ces données restent sur votre appareil et ne servent pas à vous suivre. Seul un message est transmis, lorsqu’il part.',
        'L’agenda de réservation est fourni par Calendly. Il ne se charge dans nos pages que si vous avez donné votre accord, ou si vous cliquez sur « Afficher l’agenda ». Calendly reçoit alors votre adresse IP et peut déposer ses propres cookies, selon sa politique de confidentialité. Le lien « Ouvrir Calendly » mène au même agenda, dans un nouvel onglet.',
      ],
    },
    {
      title: 'Durée de conservation',
      blocks: [
        'Si ce site vient à déposer des cookies, leur durée ne dépassera pas 13 mois. Calendly fixe la durée des siens.',
        'Votre choix, lui, reste sur votre appareil jusqu’à ce que vous le changiez ou que vous effaciez les données du site.',
        'La copie des pages est remplacée à chaque nouvelle version du site. Les messages en attente restent jusqu’à leur envoi ou leur effacement. Le brouillon aussi, mais si vous n’y touchez plus pendant 30 jours, votre passage suivant au formulaire l’efface.',
      ],
    },
    {
      title: 'Gérer votre choix',
      blocks: [
        'À votre première visite, un bandeau propose « Tout accepter », « Refuser » ou « Paramétrer ». Tant que vous n’avez pas choisi, rien n’est considéré comme accepté.',
        'Un refus ne vous prive de rien : toutes les pages restent lisibles, le formulaire fonctionne, et l’agenda s’ouvre en un clic.',
        'Pour changer d’avis, utilisez « Gérer les cookies », en bas de chaque page :',
        [
          '« Accepter tout » et « Activer » enregistrent le même choix que « Tout accepter » : la mesure d’audience et l’agenda ;',
          '« Refuser tout » retire votre accord. Les cookies déjà déposés par Calendly restent dans votre navigateur tant que vous ne les effacez pas.',
        ],
        'Les réglages de votre navigateur permettent aussi d’effacer ou de bloquer cookies et données de sites. Effacer les données de ce site supprime également le brouillon et les messages en attente : envoyez ou copiez d’abord ce que vous voulez garder.',
      ],
    },
  ],
} satisfies LegalContent;
