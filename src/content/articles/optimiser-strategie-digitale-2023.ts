import type { Block } from '../types.ts';

export const content = [
  { type: 'paragraph', content: 'Bonjour,' },
  {
    type: 'paragraph',
    content:
      'Vous venez de retrouver, dans un tiroir ou au fond d’une messagerie, votre plan web de 2023. Quelques lignes, sans doute : refaire le site, publier trois fois par semaine, ouvrir un compte de plus, essayer la publicité, installer les statistiques. Deux sont barrées. Aucune ne dit pourquoi elle avait été écrite.',
  },
  {
    type: 'paragraph',
    content:
      'Ne jetez pas cette feuille, car plusieurs de ces décisions étaient bonnes et le sont encore. Ne la suivez pas non plus à la lettre, car des outils de cette année-là ont disparu. Relisez-la plutôt avec nous, un stylo à la main, et écrivez devant chaque ligne l’un de ces trois mots : garder, corriger, arrêter.',
  },
  { type: 'heading', content: 'Gardez ce qui vous appartient' },
  {
    type: 'paragraph',
    content:
      'Les décisions qui ont le mieux vieilli sont celles qui vous ont rendu propriétaire de quelque chose. Un réseau social change de règles, et même de nom, sans vous consulter : Twitter est devenu X en juillet 2023, et il a fallu reprendre des boutons, des cartes de visite, des vitrines. Votre nom de domaine, lui, n’a pas bougé.',
  },
  {
    type: 'paragraph',
    content:
      'Gardez donc ce nom, après avoir vérifié que le titulaire en est votre entreprise, et non un prestataire ou un cousin. Gardez le fichier des clients qui ont accepté de recevoir vos messages, la fiche d’établissement, les photos dont vous détenez les droits. Gardez surtout les pages qui ne parlent que d’une chose. Un menuisier qui en consacre une aux escaliers, une aux dressings sous pente et une aux portails en chêne reçoit des gens qui cherchent un escalier, un dressing ou un portail. Une page « nos prestations » ne leur répond qu’à moitié.',
  },
  { type: 'heading', content: 'Corrigez vos statistiques, si elles comptent encore' },
  {
    type: 'paragraph',
    content:
      'Ouvrez-les avant de lire la suite. La version de Google Analytics que l’on installait alors, dite Universal Analytics, a cessé d’enregistrer les visites des comptes gratuits le 1er juillet 2023. Un site que personne n’a repris depuis peut afficher zéro visite sans que nul s’en aperçoive.',
  },
  {
    type: 'paragraph',
    content:
      'Les repères de vitesse ont changé, eux aussi. Si un rapport vous parle encore du FID, il a vieilli : depuis mars 2024, Google lui préfère l’INP, le délai entre un geste et la réaction de la page, qui ne doit pas dépasser 200 ms. Les deux autres seuils n’ont pas bougé : 2,5 s au plus pour afficher le contenu principal (LCP), 0,1 au plus pour les sauts de la mise en page (CLS).',
  },
  {
    type: 'paragraph',
    content:
      'Quant au bandeau de consentement, vous pouvez parfois vous en passer. La CNIL l’admet pour un outil qui mesure la seule audience de votre site, pour votre seul compte, et n’en tire que des statistiques anonymes ; elle recommande alors d’informer le visiteur, de limiter à 13 mois la durée de vie du traceur et à 25 mois la conservation des données. Un outil qui suit les gens d’un site à l’autre a besoin de leur accord, et « Refuser » doit être aussi simple qu’« Accepter ».',
  },
  {
    type: 'paragraph',
    content:
      'Ensuite, comptez peu de choses. Une boulangerie suivra les commandes de gâteaux ; un cabinet, les rendez-vous pris ; une boutique, les appels. Un seul chiffre par page, relevé le même jour chaque mois, vaut mieux qu’un rapport de vingt pages que l’on n’ouvre pas.',
  },
  { type: 'quote', content: 'Une mesure qui ne mène à aucune décision est un abonnement de trop.' },
  { type: 'heading', content: 'Arrêtez ce que personne ne remarquerait' },
  {
    type: 'paragraph',
    content:
      '« Publier trois fois par semaine » : vous avez tenu jusqu’en mars, et c’est bien normal. Le rythme était une mauvaise question. On commande rarement deux escaliers dans sa vie, et ceux qui en cherchent un regardent des chantiers finis, pas des vœux de bonne année. Une réalisation par mois, photographiée sous trois angles, racontée en dix lignes sur le site puis relayée sur un seul réseau, prend une matinée et se lit encore l’an prochain.',
  },
  {
    type: 'paragraph',
    content:
      'Pour le reste, posez-vous une question par ligne : si je cessais aujourd’hui, qui s’en apercevrait dans six semaines ? Si la réponse est « personne », et qu’aucun client ne vous en a jamais parlé, arrêtez. Pour la publicité, demandez-vous ce que vous coûte une demande de devis. Vous l’ignorez ? Suspendez l’annonce jusqu’à ce qu’elle mène à une page qui lui répond.',
  },
  {
    type: 'paragraph',
    content:
      'Fermez proprement. Un compte abandonné qui affiche les horaires d’il y a deux ans envoie des gens devant un rideau baissé. Supprimez-le, ou laissez-y une seule publication qui renvoie vers le site.',
  },
  { type: 'heading', content: 'Écrivez la feuille suivante' },
  {
    type: 'paragraph',
    content: 'Une page suffit, pour 90 jours, pourvu que chaque ligne appelle une réponse que l’on puisse vérifier.',
  },
  {
    type: 'list',
    items: [
      'Qui : le client que vous voulez voir arriver ou revenir, décrit en une phrase.',
      'Question : ce qu’il tape dans un moteur ou demande au téléphone, avec ses mots à lui.',
      'Page : celle qui répond à cette question, et ce qui lui manque aujourd’hui.',
      'Geste : ce que le visiteur doit pouvoir y faire, comme appeler, réserver ou demander un devis.',
      'Chiffre : le nombre que vous relèverez, l’endroit où vous le lirez, sa valeur ce mois-ci.',
      'Effort : les heures par mois que vous y consacrez, et la personne qui s’en charge.',
      'Date : le jour où vous déciderez de garder, de corriger ou d’arrêter.',
    ],
  },
  {
    type: 'image',
    src: '/images/figures/optimiser-strategie-digitale-2023.svg',
    alt: 'Schéma d’une boucle tracée d’un seul trait : il entre à gauche, passe par la question, la page, le chiffre et la décision, tourne autour de la mention « 90 jours », puis ressort à droite sur trois issues, garder, corriger, arrêter.',
    caption: 'Le tour commence par une question de client. Partir de l’outil ou du chiffre revient à mesurer sans savoir pourquoi.',
  },
  {
    type: 'paragraph',
    content:
      'Bloquez trois rendez-vous dans l’agenda. Le premier jour, vous remplissez la feuille. Au quarante-cinquième, vous vérifiez seulement que le chiffre remonte bien. Au quatre-vingt-dixième, vous décidez, et trois réponses sont permises : on garde, on corrige, on arrête. « On verra » revient à continuer sans l’avoir voulu.',
  },
  { type: 'paragraph', content: 'Bien à vous,' },
  { type: 'paragraph', content: 'L’équipe Trait' },
  {
    type: 'paragraph',
    content: 'P.-S. : si vos statistiques n’ont pas compté une seule visite hier, vous savez par quelle ligne commencer.',
  },
  { type: 'heading', content: 'Sources' },
  {
    type: 'list',
    items: [
      'Google, la fin d’Universal Analytics : https://support.google.com/analytics/answer/11583528',
      'Les Core Web Vitals, par web.dev : https://web.dev/articles/vitals',
      'L’INP remplace le FID, par web.dev : https://web.dev/blog/inp-cwv-march-12',
      'CNIL, solutions pour les outils de mesure d’audience : https://www.cnil.fr/fr/node/167364',
    ],
  },
] satisfies Block[];
