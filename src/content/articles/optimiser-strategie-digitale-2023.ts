import type { Block } from '../types.ts';

export const content = [
  {
    type: 'paragraph',
    content:
      'Un menuisier cherche une facture dans un tiroir et tombe sur une feuille datée de janvier 2023. Dessus, six lignes : refaire le site, publier trois fois par semaine, ouvrir un compte de plus, essayer la publicité, installer les statistiques, envoyer une lettre d’information. Deux sont barrées, une autre porte un point d’interrogation. Aucune ne dit pourquoi elle avait été écrite.',
  },
  {
    type: 'paragraph',
    content:
      'Vous avez sans doute une feuille semblable, sur papier ou dans la tête. La jeter serait dommage : une partie de ces décisions était bonne et l’est encore. La suivre à la lettre serait une erreur, car plusieurs outils de cette année-là ont disparu. Mieux vaut trier. Trois piles suffisent : garder, corriger, arrêter.',
  },
  { type: 'heading', content: 'Première pile : ce que vous possédez' },
  {
    type: 'paragraph',
    content:
      'Les décisions qui ont le mieux vieilli sont celles qui vous ont rendu propriétaire de quelque chose. Un réseau social change de règles, et même de nom, sans vous consulter : Twitter est devenu X en juillet 2023, et il a fallu reprendre des boutons, des cartes de visite, des vitrines. Votre nom de domaine, lui, n’a pas bougé.',
  },
  { type: 'subheading', content: 'À garder, et à vérifier' },
  {
    type: 'list',
    items: [
      'Un nom de domaine déposé à votre nom ou à celui de votre entreprise, et non à celui d’un prestataire ou d’un cousin.',
      'Un fichier de clients qui ont accepté de recevoir vos messages, facile à exporter, avec un lien de désinscription dans chaque envoi.',
      'Une fiche d’établissement à jour sur les cartes en ligne : horaires, fermetures, téléphone, photos de l’année.',
      'Des photos de vos réalisations dont vous détenez les droits, rangées par chantier ou par produit.',
      'Une page par métier ou par service, plutôt qu’une page unique qui énumère tout.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'La dernière ligne est souvent la plus rentable. Le menuisier y gagne une page « escalier », une page « dressing sous pente », une page « portail en chêne », chacune avec trois photos, la zone d’intervention et un ordre de prix. Quelqu’un qui cherche un escalier arrive devant des escaliers. Une page « nos prestations » ne lui répond qu’à moitié.',
  },
  { type: 'heading', content: 'Deuxième pile : ce que vous mesurez' },
  {
    type: 'paragraph',
    content:
      'C’est la pile à rouvrir en premier, car bien des tableaux de bord installés avant l’été 2023 ne disent plus rien. La version d’alors de Google Analytics, dite Universal Analytics, a cessé d’enregistrer les visites des comptes gratuits le 1er juillet 2023. Un site que personne n’a repris depuis peut afficher zéro visite sans que nul s’en aperçoive.',
  },
  {
    type: 'paragraph',
    content:
      'Les repères de vitesse ont changé, eux aussi. Les Core Web Vitals, décrits sur web.dev, fixent trois seuils : le contenu principal s’affiche en 2,5 s au plus (LCP), la page réagit à un geste en 200 ms au plus (INP), le décalage visuel ne dépasse pas 0,1 (CLS). L’INP a remplacé l’ancien FID en mars 2024. Si votre rapport cite encore le FID, il a vieilli.',
  },
  { type: 'subheading', content: 'Une mesure sobre et en règle' },
  {
    type: 'paragraph',
    content:
      'La CNIL admet qu’un outil se passe du consentement s’il sert seulement à mesurer l’audience de votre site, pour votre seul compte, et s’il produit des statistiques anonymes. Elle recommande alors d’informer le visiteur, de limiter à 13 mois la durée de vie du traceur et à 25 mois la conservation des données. Un outil qui suit la navigation d’un site à l’autre sort de ce cadre : il lui faut un accord, et le bouton « Refuser » doit être aussi simple à utiliser que le bouton « Accepter ».',
  },
  {
    type: 'paragraph',
    content:
      'Ensuite, comptez peu de choses. Une boulangerie suivra les clics sur « Itinéraire » et les commandes de gâteaux ; un cabinet, les rendez-vous pris ; une boutique de quartier, les appels et les articles mis de côté. Un seul chiffre par page, relevé le même jour chaque mois, vaut mieux qu’un rapport de vingt pages que l’on n’ouvre pas.',
  },
  { type: 'quote', content: 'Une mesure qui ne mène à aucune décision est un abonnement de trop.' },
  { type: 'heading', content: 'Troisième pile : ce qui vous use' },
  {
    type: 'paragraph',
    content:
      'La feuille du menuisier disait « publier trois fois par semaine ». Il a tenu jusqu’en mars. Le rythme était une mauvaise question : on commande rarement deux escaliers dans sa vie, et ceux qui en cherchent un regardent des chantiers finis, pas des vœux de bonne année. Une réalisation par mois, photographiée sous trois angles, racontée en dix lignes sur le site puis relayée sur un seul réseau, lui prend une matinée.',
  },
  {
    type: 'paragraph',
    content:
      'La publicité mérite le même examen. Une annonce qui mène à une page sans rapport paie des visiteurs aussitôt repartis. Gardez-la si vous savez ce que vous coûte une demande de devis. Sinon, suspendez-la jusqu’à ce que la page existe.',
  },
  { type: 'paragraph', content: 'Une activité mérite d’être suspendue si vous reconnaissez au moins deux de ces signes.' },
  {
    type: 'list',
    items: [
      'Vous l’avez commencée parce qu’un concurrent le faisait, et vous ne sauriez dire ce que vous en attendez.',
      'Aucun client ne vous en a parlé, ni au comptoir ni au téléphone.',
      'Vous la repoussez chaque mois.',
      'Personne ne remarquerait son absence pendant six semaines.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Le temps rendu ira aux deux autres piles. Pensez à fermer proprement : un compte abandonné qui affiche les horaires d’il y a deux ans envoie des gens devant un rideau baissé. Supprimez-le, ou laissez-y une seule publication qui renvoie vers le site.',
  },
  { type: 'heading', content: 'La feuille d’une page' },
  {
    type: 'paragraph',
    content:
      'Le tri fait, écrivez la suite. Une page suffit, pourvu que chaque ligne appelle une réponse vérifiable. Recopiez ces sept rubriques et remplissez-les à la main.',
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
  { type: 'subheading', content: 'Trois feuilles remplies' },
  {
    type: 'paragraph',
    content:
      'Une boulangerie vise la famille du quartier qui prépare un anniversaire. La question est « gâteau à commander pour samedi » ; la page existe, sans prix ni délai. Le geste : envoyer sa demande avant le jeudi midi. Le chiffre : les demandes reçues dans le mois.',
  },
  {
    type: 'paragraph',
    content:
      'Un cabinet comptable vise l’indépendant qui s’installe. La question est « faut-il un comptable en micro-entreprise » ; aucune page n’y répond. Le geste : choisir un créneau de vingt minutes. Le chiffre : les créneaux honorés.',
  },
  {
    type: 'paragraph',
    content:
      'Une boutique de quartier vise la cliente qui a vu un manteau en vitrine. La question est « l’avez-vous en 40 » ; les photos n’indiquent ni taille ni prix. Le geste : faire mettre l’article de côté pendant deux jours. Le chiffre : les articles retirés en magasin.',
  },
  { type: 'heading', content: 'Une boucle de 90 jours' },
  {
    type: 'paragraph',
    content:
      'Un plan annuel se périme avant la fin. Un trimestre laisse à une page le temps d’être trouvée par les moteurs de recherche, et reste assez court pour que l’on se souvienne du point de départ.',
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
  {
    type: 'paragraph',
    content:
      'Il vous faut une demi-heure. Retrouvez votre feuille de 2023, ou reconstituez-la de mémoire, et rangez chaque ligne dans une pile. Puis ouvrez vos statistiques et regardez si elles ont compté une visite hier. Si la réponse est non, vous savez par quelle pile commencer.',
  },
] satisfies Block[];
