import type { Block } from '../types.ts';

export const content = [
  {
    type: 'paragraph',
    content:
      '« Vous êtes ouverts lundi ? » Le téléphone sonne en plein service. La réponse figure sur votre site, page « Infos pratiques », sous la carte. La personne au bout du fil l’a ouverte, cette page. Elle a cherché, puis elle a appelé. D’autres n’appellent pas : ils vont en face.',
  },
  {
    type: 'paragraph',
    content:
      'L’UX design, ou conception de l’expérience utilisateur, s’occupe de cet écart entre ce qu’un site contient et ce que les gens y trouvent. On le mesure sans laboratoire. Il suffit de s’asseoir à côté de quelqu’un et de se taire.',
  },
  { type: 'heading', content: 'Préparer un test de vingt minutes' },
  {
    type: 'paragraph',
    content:
      'Choisissez trois personnes qui ne travaillent ni avec vous ni dans votre métier, et dont l’une au moins ne se dit pas à l’aise avec internet. Utilisez leur téléphone, avec leurs réglages et leur connexion. Donnez à chacune trois tâches, formulées comme des situations. Voici un exemple par métier.',
  },
  {
    type: 'list',
    items: [
      'Restaurant : « Nous serons six samedi, dont une personne allergique aux noix. Réservez. »',
      'Électricien : « Votre tableau disjoncte depuis ce matin. Savez-vous s’il peut venir chez vous, et quand ? »',
      'Boutique de céramique : « Vous voulez offrir deux bols avant vendredi. Arriveront-ils à temps, et à quel prix ? »',
      'Ostéopathe : « C’est votre première visite. Trouvez le tarif, puis comment venir en bus. »',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Une seule consigne : « Dites à voix haute ce que vous cherchez. » Ensuite, ne parlez plus. Si la personne demande où cliquer, répondez : « Que feriez-vous si je n’étais pas là ? » Vous aurez envie de montrer le bouton du doigt. Gardez les mains sous la table, et ne filmez personne sans son accord.',
  },
  { type: 'subheading', content: 'La grille d’observation' },
  {
    type: 'paragraph',
    content: 'Préparez une feuille par personne et par tâche. Notez des faits ; les explications viendront après.',
  },
  {
    type: 'list',
    items: [
      'Premier endroit touché sur l’écran.',
      'Mots cherchés à voix haute et absents de la page.',
      'Retours en arrière : combien, depuis quelle page ?',
      'Hésitations de plus de trois secondes, et devant quoi.',
      'Erreurs de saisie : dans quel champ, avec quel message ?',
      'Temps écoulé jusqu’à la réussite ou à l’abandon.',
      'Issue : réussite sans aide, réussite avec aide, abandon.',
      'Dernière phrase prononcée, mot pour mot.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Pour le restaurant, une feuille remplie pourrait donner ceci. Premier endroit touché : la photo du plat, qui ne mène nulle part. Mot cherché : « allergènes ». Retours en arrière : deux, depuis une carte en PDF qu’il faut agrandir. Issue : abandon. Dernière phrase : « Je vais plutôt les appeler. » Ces quelques lignes désignent déjà deux réparations : une carte lisible dans la page et les allergènes écrits à côté des plats.',
  },
  {
    type: 'paragraph',
    content:
      'Cette grille suit de près la norme ISO 9241-11, qui définit l’utilisabilité par trois critères : l’efficacité (le but est-il atteint ?), l’efficience (au prix de quel effort ?) et la satisfaction. Le tout pour des personnes précises, dans une situation précise. Un site n’est pas simple en général. Il est simple, ou non, pour une cliente pressée qui tient son téléphone d’une main.',
  },
  { type: 'heading', content: 'Le premier écran, avant tout défilement' },
  {
    type: 'paragraph',
    content:
      'Le test commence souvent en haut de la page d’accueil. Une grande photo et un mot de bienvenue occupent volontiers toute la hauteur d’un téléphone. Ils ne répondent à aucune des trois questions du visiteur : suis-je au bon endroit, est-ce pour moi, que dois-je faire ?',
  },
  {
    type: 'image',
    src: '/images/figures/importance-ux-design-site-web.svg',
    alt: 'Deux téléphones de même taille. À gauche, « Avant » : une grande photo et un slogan remplissent l’écran, le bouton Appeler se trouve plus bas, hors de l’écran. À droite, « Après » : le métier et la ville, le prix, les horaires et le bouton Appeler tiennent tous dans l’écran, une petite photo comprise.',
    caption:
      'La photo n’a pas disparu, elle a cédé de la place. Masquez le bas de votre écran avec la main : que reste-t-il de votre offre ?',
  },
  {
    type: 'paragraph',
    content:
      'Le contenu de ce premier écran dépend du métier. Pour un restaurant : la carte, les horaires du jour, la réservation. Pour un artisan : le métier, la zone d’intervention, le téléphone. Pour une boutique en ligne : ce qu’on y vend, le délai et les frais de livraison. Pour un cabinet : la spécialité, la prise de rendez-vous, l’accès. Le reste a sa place plus bas.',
  },
  { type: 'quote', content: 'Une information introuvable vaut une information absente.' },
  { type: 'heading', content: 'Cinq symptômes et leurs réparations' },
  {
    type: 'paragraph',
    content:
      'Relisez vos grilles et rangez chaque incident dans l’une des cinq familles qui suivent. Elles s’appuient sur deux classiques de l’ergonomie : les critères de Bastien et Scapin, établis à l’Inria, et les heuristiques de Nielsen. Les deux listes sont publiques et se lisent en une soirée.',
  },
  { type: 'subheading', content: 'Elle parcourt la page, puis remonte' },
  {
    type: 'paragraph',
    content:
      'Le guidage manque. Les titres nomment vos rubriques (« Nos prestations », « Notre univers ») au lieu d’annoncer la réponse. Remplacez-les par les mots entendus pendant le test : « Coupe et brushing : les tarifs », « Nous intervenons à moins de 30 km de Niort ». Un titre réussi se comprend seul, sans le paragraphe.',
  },
  { type: 'subheading', content: 'Elle hésite devant un bouton' },
  {
    type: 'paragraph',
    content:
      'Le libellé ne dit pas ce qui va se passer. « Valider » engage-t-il un paiement ? « En savoir plus » sur quoi ? Écrivez le résultat attendu, du point de vue de la personne : « Recevoir mon devis », « Choisir un créneau », « Payer 42 € ». Bastien et Scapin parlent de signifiance des codes : un terme doit évoquer ce qu’il désigne.',
  },
  { type: 'subheading', content: 'Elle efface et recommence' },
  {
    type: 'paragraph',
    content:
      'Le formulaire refuse ce qu’il devrait comprendre. Acceptez un numéro de téléphone avec ou sans espaces. Affichez l’erreur à côté du champ, dans une phrase qui dit comment corriger. Gardez ce qui a déjà été saisi. Et retirez des champs : pour une demande de devis, un nom, un moyen de contact et un message suffisent à engager la conversation.',
  },
  { type: 'subheading', content: 'Elle demande : « C’est parti ? »' },
  {
    type: 'paragraph',
    content:
      'La première heuristique de Nielsen réclame un état visible du système. Après un envoi, la page doit changer nettement : « Votre demande est arrivée. Nous vous répondons avant demain midi. » N’annoncez que le délai que vous tenez. Pendant l’attente, un bouton qui devient « Envoi en cours » évite le second appui.',
  },
  { type: 'subheading', content: 'Elle touche à côté' },
  {
    type: 'paragraph',
    content:
      'Les cibles sont trop petites ou trop serrées. Les règles WCAG 2.2 fixent, au niveau AA, un minimum de 24 pixels CSS de côté, sauf exceptions ; visez 44 pour les actions principales, la valeur retenue au niveau AAA. Écartez aussi les voisins dangereux : « Supprimer » ne se place pas contre « Modifier ».',
  },
  { type: 'heading', content: 'Un site lisible en plein soleil' },
  {
    type: 'paragraph',
    content:
      'Vos visiteurs lisent dehors, d’une seule main, avec une vue qui baisse ou avec un lecteur d’écran. L’accessibilité traite toutes ces situations avec les mêmes gestes. Le texte courant garde un contraste d’au moins 4,5:1 avec son fond. Chaque champ porte une étiquette visible, qui ne s’efface pas quand on écrit. Chaque photo utile a un texte de remplacement. Tout se parcourt au clavier, et la page reste lisible agrandie à 200 %.',
  },
  {
    type: 'paragraph',
    content:
      'En France, le RGAA traduit en points de contrôle les règles internationales. Depuis le 28 juin 2025, les services de commerce électronique doivent être accessibles, en application d’une directive européenne. Les microentreprises de services en sont dispensées : moins de dix personnes, et un chiffre d’affaires ou un bilan d’au plus deux millions d’euros. Même dispensé, vous y gagnez. Un gris pâle illisible au soleil l’est pour tout le monde.',
  },
  { type: 'heading', content: 'Réparer peu, puis regarder encore' },
  {
    type: 'paragraph',
    content:
      'Classez chaque incident à l’aide de deux questions : combien de personnes l’ont rencontré, et les a-t-il empêchées d’aboutir ? Ce qui a bloqué deux personnes sur trois passe avant ce qui en a agacé une. Corrigez trois points, pas davantage, puis recommencez avec trois personnes nouvelles. Refaire tout le site d’un coup vous empêcherait de savoir ce qui a servi.',
  },
  {
    type: 'paragraph',
    content:
      'Entre deux séances, tenez un cahier près du téléphone. Chaque question dont la réponse se trouve déjà sur le site y reçoit un bâton. Au bout d’un mois, la colonne la plus longue désigne la prochaine réparation.',
  },
  { type: 'heading', content: 'Sources' },
  {
    type: 'list',
    items: [
      'W3C, règles WCAG 2.2 : https://www.w3.org/TR/WCAG22/',
      'RGAA, critères et tests : https://accessibilite.numerique.gouv.fr',
      'Directive (UE) 2019/882 sur l’accessibilité : https://eur-lex.europa.eu/eli/dir/2019/882/oj',
      'Norme ISO 9241-11, l’utilisabilité : https://www.iso.org/standard/63500.html',
      'Heuristiques de Nielsen : https://www.nngroup.com/articles/ten-usability-heuristics/',
    ],
  },
] satisfies Block[];
