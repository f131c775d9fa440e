import type { Block } from '../types.ts';

export const content = [
  {
    type: 'paragraph',
    content:
      'Un e-mail vous promet la première place. Un devis facture des « lots de liens ». Un cousin jure par les mots-clés. Le référencement naturel, ou SEO, est l’un des rares services que l’on paie sans bien savoir ce que l’on achète. Commençons donc par le crayon rouge ; nous verrons ensuite à quoi employer l’argent et le temps ainsi libérés.',
  },
  { type: 'heading', content: 'Ce que vous pouvez rayer, et pourquoi' },
  { type: 'subheading', content: 'La balise « keywords »' },
  { type: 'paragraph', content: 'Google ne l’utilise pas.' },
  { type: 'subheading', content: 'Le bon pourcentage de mots-clés' },
  {
    type: 'paragraph',
    content: 'Il n’existe pas, et la répétition se lit mal. Écrivez le mot quand la phrase le demande.',
  },
  { type: 'subheading', content: 'Les lots de liens' },
  {
    type: 'paragraph',
    content:
      'Les liens achetés contreviennent aux règles de Google sur le spam. Un lien qui compte vient de quelqu’un qui a trouvé votre page utile : un fournisseur, une association, le journal local.',
  },
  { type: 'subheading', content: 'Les questions-réponses balisées' },
  {
    type: 'paragraph',
    content:
      'Elles promettaient plus de place dans les résultats. En août 2023, Google a réservé cet affichage à des sites reconnus de santé et d’administration. Mise à jour : en mai 2026, il l’a supprimé pour tous. Gardez les questions si elles servent vos lecteurs. Le balisage ne donne plus droit à aucun affichage particulier dans Google.',
  },
  { type: 'subheading', content: 'Les textes produits en masse' },
  {
    type: 'paragraph',
    content:
      'Par une IA ou non : ce qui est visé, c’est le volume sans valeur ajoutée. Une IA peut vous aider à ordonner vos notes ; elle n’a pas vu votre chantier. Il en va de même des pages copiées pour vingt communes voisines, que Google range parmi les pratiques abusives. Une page par commune n’a de sens que si vous y montrez un travail fait sur place.',
  },
  { type: 'subheading', content: 'L’optimisation secrète pour les réponses de l’IA' },
  {
    type: 'paragraph',
    content:
      'Google Search Central indique qu’aucun balisage particulier n’est requis pour y apparaître. Une page claire sert le lecteur et la machine.',
  },
  { type: 'subheading', content: 'La première place garantie' },
  { type: 'paragraph', content: 'Google prévient que personne ne peut la promettre.' },
  {
    type: 'paragraph',
    content:
      'Une question suffit à trier le prochain conseil : serait-il bon à suivre si les moteurs n’existaient pas ? Répondre clairement, s’afficher vite, tenir ses horaires à jour passent l’épreuve. Acheter des liens, non.',
  },
  { type: 'heading', content: 'Partir des questions de vos clients' },
  {
    type: 'paragraph',
    content:
      'Pendant une semaine, notez les questions que l’on vous pose au comptoir, au téléphone et par e-mail, avec les mots des gens. Personne ne demande une « solution de fermeture extérieure » ; on demande si le volet roulant peut être réparé sans changer le coffre. Si votre site est relié à Search Console, l’outil gratuit de Google, son rapport de performances montre aussi les recherches pour lesquelles vous apparaissez déjà.',
  },
  { type: 'subheading', content: 'Le plan de pages' },
  {
    type: 'paragraph',
    content:
      'Pour chaque question importante, remplissez ces sept lignes. Une question sérieuse mérite une page ; deux questions jumelles se partagent la même.',
  },
  {
    type: 'list',
    items: [
      'La question, telle qu’on vous la pose.',
      'La réponse, en deux phrases que vous pourriez dire au téléphone.',
      'La preuve : une photo de votre travail, une fourchette de prix, un délai, une norme.',
      'Le lieu, s’il compte : ville, quartier, rayon d’intervention.',
      'L’action proposée à la fin : appeler, réserver, venir, commander.',
      'La page qui y mène : depuis quel endroit du site y arrive-t-on ?',
      'L’état : à écrire, à compléter, en ligne, à relire dans six mois.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Un serrurier écrira « Porte claquée : prix et délai d’intervention », avec ses vrais tarifs de jour et de nuit. Un caviste répondra à « Quel vin avec une raclette ? » et dira quelles bouteilles il a en rayon. Une photographe de mariage montrera une journée complète plutôt que ses vingt plus belles images, parce qu’on lui demande toujours comment elle travaille quand il pleut. Dix pages de cette sorte valent mieux que cent pages qui répètent un nom de ville.',
  },
  { type: 'quote', content: 'Écrivez la page que vous enverriez à un client au lieu de lui répéter la réponse au téléphone.' },
  { type: 'heading', content: 'Une page, du titre à la photo' },
  {
    type: 'paragraph',
    content:
      'Avant de vous classer, Google explore votre page, en lit le texte et l’enregistre dans son index. Il y prélève ensuite de quoi composer un résultat. Quatre éléments de la page se retrouvent, plus ou moins fidèlement, sous les yeux de celui qui cherche.',
  },
  {
    type: 'image',
    src: '/images/figures/bonnes-pratiques-seo-2025.svg',
    alt: 'À gauche, une page web dessinée avec quatre zones repérées : le titre dans l’onglet, l’adresse, le texte et la photo. À droite, un résultat de recherche. Quatre traits relient ces zones à leur place dans le résultat : l’adresse en haut, le titre en gros, le texte devenu extrait, la photo devenue vignette.',
    caption:
      'Google peut réécrire le titre et l’extrait, et n’affiche pas toujours de vignette. Plus la page est claire, moins il a de raisons d’y toucher.',
  },
  { type: 'subheading', content: 'Le titre et la description' },
  {
    type: 'paragraph',
    content:
      'Donnez à chaque page un titre différent, qui commence par le sujet et finit par votre nom : « Escalier en chêne à Annecy, modèles et prix – Nom de l’atelier ». Google Search Central n’impose aucune longueur, mais un titre trop long est coupé à l’affichage. La description n’améliore pas le rang ; elle aide à choisir entre deux résultats. Deux phrases, une information précise, rien qui puisse convenir à un concurrent.',
  },
  { type: 'subheading', content: 'Les intertitres, les liens, les photos' },
  {
    type: 'paragraph',
    content:
      'Les intertitres découpent la réponse : lisez-les seuls, ils doivent former un sommaire. Les liens disent où ils mènent, donc « voir les poêles à granulés » plutôt que « cliquez ici ». Une photo porte un nom de fichier parlant et un texte de remplacement qui la décrit : « escalier quart tournant en chêne, rampe noire ». Placez-la près du texte qui en parle. Ces gestes servent autant les personnes qui n’y voient pas que les moteurs.',
  },
  { type: 'heading', content: 'Être trouvé à trois rues de chez soi' },
  {
    type: 'paragraph',
    content:
      'Pour un commerce ou un artisan, la carte compte souvent plus que la liste. Google y classe les établissements selon trois critères : la pertinence par rapport à la recherche, la distance, et l’importance, c’est-à-dire la notoriété. Il précise qu’on ne peut pas payer pour y gagner des places. Vous n’agissez pas sur la distance. Le reste se travaille dans votre fiche d’établissement, qui est gratuite.',
  },
  {
    type: 'list',
    items: [
      'Catégorie principale exacte : « Cordonnerie » avant « Magasin de chaussures » si vous vivez des réparations.',
      'Horaires tenus à jour, jours fériés et congés compris.',
      'Nom, adresse et téléphone écrits de la même façon sur le site, la fiche et les annuaires.',
      'Des photos à vous, récentes : la devanture telle qu’on la voit en arrivant, l’atelier, un travail fini.',
      'Une réponse à chaque avis, y compris aux mauvais, en deux phrases calmes.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Demandez un avis à tous vos clients, et pas seulement aux plus contents, par exemple avec un lien au bas de la facture. N’offrez rien en échange : les règles de Google l’interdisent. Sur le site, des données structurées au format schema.org, de type « LocalBusiness », répètent vos coordonnées et vos horaires dans une forme que les moteurs lisent sans ambiguïté. Confiez cette tâche à la personne qui tient votre site.',
  },
  { type: 'heading', content: 'Trois mesures de vitesse à connaître' },
  {
    type: 'paragraph',
    content:
      'Une réponse que l’on attend trop est une réponse perdue. Google résume la qualité d’affichage par trois mesures, les Core Web Vitals, décrites sur web.dev. Les seuils doivent être tenus pour au moins trois visites sur quatre, sur téléphone comme sur ordinateur.',
  },
  {
    type: 'list',
    items: [
      'LCP, 2,5 s au plus : le temps avant que l’élément principal, souvent la grande photo, soit affiché. Remède courant : une image redimensionnée et compressée.',
      'INP, 200 ms au plus : le délai entre un geste et la réaction de la page. Remède courant : retirer les modules ajoutés au fil des ans, bulles de discussion et compteurs.',
      'CLS, 0,1 au plus : les sauts de la mise en page. Remède courant : réserver la place des images et des bandeaux avant leur arrivée.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'PageSpeed Insights donne ces chiffres gratuitement, à partir d’une adresse. Regardez d’abord l’onglet mobile et, s’ils existent, les relevés de vrais visiteurs : un petit site n’en a pas toujours assez. La vitesse départage des pages utiles. Elle ne sauvera pas une page vide.',
  },
  { type: 'heading', content: 'Un mois pour commencer' },
  {
    type: 'list',
    items: [
      'Semaine 1 : compléter la fiche d’établissement, relever dix questions de clients.',
      'Semaine 2 : remplir le plan pour trois d’entre elles.',
      'Semaine 3 : écrire la page de la question la plus demandée, avec une photo prise par vous.',
      'Semaine 4 : mesurer la vitesse de cette page, alléger l’image la plus lourde.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Ensuite, patientez : selon Google, certains changements se voient en quelques heures, d’autres en plusieurs mois. Relevez trois nombres le même jour chaque mois : les appels, les demandes reçues, les pages qui apparaissent dans Search Console.',
  },
  { type: 'heading', content: 'Sources' },
  {
    type: 'list',
    items: [
      'Google, guide de démarrage du référencement : https://developers.google.com/search/docs/fundamentals/seo-starter-guide?hl=fr',
      'Google, la fin de l’affichage des questions-réponses (mai 2026) : https://developers.google.com/search/updates',
      'Google, sa restriction d’août 2023 : https://developers.google.com/search/blog/2023/08/howto-faq-changes?hl=fr',
      'Google, règles sur le spam : https://developers.google.com/search/docs/essentials/spam-policies?hl=fr',
      'Google, les réponses de l’IA et votre site : https://developers.google.com/search/docs/appearance/ai-features?hl=fr',
      'Google, le classement local : https://support.google.com/business/answer/7091?hl=fr',
      'Les Core Web Vitals, par web.dev : https://web.dev/articles/vitals',
    ],
  },
] satisfies Block[];
