import type { Block } from '../types.ts';

export const content = [
  {
    type: 'paragraph',
    content:
      'Deux devis sont posés sur le bureau d’un cabinet de kinésithérapie. Le premier promet le site pour vendredi, textes compris, « grâce à l’IA ». Le second annonce six semaines et coûte nettement plus. Même nombre de pages, presque les mêmes mots. La responsable pose alors la bonne question : dans le second, qu’est-ce que je paie, au juste ?',
  },
  {
    type: 'paragraph',
    content:
      '« De la qualité » serait une réponse trop courte. L’IA générative a réellement abrégé une partie du métier. Elle en a aussi déplacé le centre : on écrit moins, on relit davantage. Voici cinq questions pour savoir ce que vous achetez.',
  },
  { type: 'heading', content: 'Qu’est-ce qui va vraiment plus vite ?' },
  {
    type: 'paragraph',
    content:
      'Un outil d’IA générative produit, à partir d’une consigne, un texte, une image ou du code plausible. Plausible est le mot important. L’outil est donc à l’aise dans ce qui a déjà été écrit mille fois.',
  },
  {
    type: 'list',
    items: [
      'Les ébauches : trois plans de page d’accueil à comparer dans la matinée.',
      'Le code courant : un formulaire, un tableau, la conversion d’un catalogue d’un format à un autre.',
      'Les essais : des cas que personne n’avait prévus, comme un nom avec apostrophe ou une adresse sans numéro.',
      'L’inventaire : résumer un ancien site, lister ses pages, repérer les doublons.',
      'Les variantes : la même annonce en version courte, en version longue, ou pour l’affiche de la vitrine.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Le prix ne baisse pas pour autant à la même vitesse : il reste à choisir, à vérifier, à raccorder et à entretenir. Le gain n’a d’intérêt pour vous que s’il finance ce qui manquait jusque-là : une visite de l’atelier, de vraies photos, un essai avec trois clients qui n’ont jamais vu le site.',
  },
  { type: 'heading', content: 'Qu’est-ce qui ne va pas plus vite ?' },
  {
    type: 'paragraph',
    content:
      'Savoir ce que vous faites. Aucun outil ne devine que le menuisier refuse les cuisines, que la boulangerie ferme le mercredi en août ou que le cabinet ne prend plus de nouveaux patients avant septembre. Privé de cette matière, il comble les vides avec du vraisemblable : une ancienneté, une spécialité, un engagement que vous n’avez jamais pris.',
  },
  { type: 'quote', content: 'Ce qui est plausible s’écrit en une minute ; ce qui est vrai se demande à quelqu’un.' },
  {
    type: 'paragraph',
    content:
      'Or une phrase inventée, une fois publiée, devient la vôtre. La boutique de quartier qui annonce « livraison offerte » parce qu’un brouillon le disait devra l’honorer ou s’en expliquer. En matière de pratiques trompeuses, la DGCCRF regarde l’annonce et celui qui la publie, quel que soit l’outil qui l’a rédigée.',
  },
  { type: 'subheading', content: 'Métier par métier, l’usage et la limite' },
  {
    type: 'list',
    items: [
      'Boulangerie : bon usage, l’annonce des galettes tirée de vos recettes. Limite, les allergènes, à recopier de vos fiches et à relire.',
      'Menuisier : bon usage, un récit de chantier tiré de vos notes dictées. Limite, une norme ou une charge admissible, à vérifier à la source.',
      'Cabinet : bon usage, une page d’information générale rendue plus claire. Limite, tout ce qui ressemble à un dossier ou à un conseil personnel.',
      'Boutique : bon usage, des variantes de descriptions. Limite, l’image générée d’un article que le client croira recevoir.',
    ],
  },
  { type: 'heading', content: 'Le code produit est-il sûr ?' },
  {
    type: 'paragraph',
    content:
      'En 2024, l’ANSSI et son homologue allemand, le BSI, ont publié des recommandations communes sur les assistants de programmation. Les deux agences en reconnaissent l’utilité et invitent à la prudence : relire le code, le tester, vérifier les composants que l’outil propose d’ajouter. Un tel assistant conseille parfois une méthode périmée avec la même assurance qu’une bonne.',
  },
  {
    type: 'paragraph',
    content:
      'L’OWASP, connu pour son Top 10 des risques du web, en publie un autre pour les applications fondées sur ces modèles. En tête figure l’injection de consignes : un visiteur écrit dans la fenêtre de discussion, ou glisse dans un document, un ordre que l’assistant prend pour le vôtre. Un agent qui consulte vos commandes ou accorde une remise doit donc disposer de droits étroits, et laisser à une personne toute décision coûteuse.',
  },
  { type: 'subheading', content: 'Trois portes avant la mise en ligne' },
  {
    type: 'image',
    src: '/images/figures/impact-ia-generative-developpement-web.svg',
    alt: 'Schéma de gauche à droite : un brouillon de page en pointillé, puis trois portes nommées Faits, Droits et Code, enfin la page finie en ligne. Un seul trait traverse les portes ; sous les portes, une flèche « à reprendre » ramène au brouillon.',
    caption: 'L’autre moitié du travail se tient entre les deux pages. C’est elle qu’il faut chercher, ligne par ligne, dans un devis.',
  },
  {
    type: 'paragraph',
    content:
      'Les faits : quelqu’un de chez vous relit chaque prix, horaire, titre et promesse. Les droits : images, polices, textes d’autrui et données de clients ont une provenance connue. Le code : un développeur le lit, le teste, mesure la vitesse et parcourt la page au clavier.',
  },
  {
    type: 'paragraph',
    content:
      'La troisième porte ne s’automatise qu’en partie. Un logiciel signale l’absence d’un texte de remplacement sous une photo, mais ne sait pas si ce texte dit ce que la photo apporte. Le RGAA prévoit pour cette raison des vérifications humaines, et le W3C rappelle qu’aucun outil ne suffit à établir qu’un site est accessible.',
  },
  {
    type: 'paragraph',
    content:
      'Reste la suite. Un site se modifie pendant des années : un tarif, une page, le raccordement à un nouvel outil de caisse. Un code que personne n’a lu à la livraison devra être déchiffré le jour venu, souvent dans l’urgence. Demandez qu’il vous soit remis rangé, documenté et avec son historique.',
  },
  { type: 'heading', content: 'Que deviennent les données que l’on y met ?' },
  {
    type: 'paragraph',
    content:
      'Une consigne est un envoi. Coller le courrier d’un patient ou un fichier de clients dans un service ouvert au public, c’est le transmettre à un tiers. Dans ses questions-réponses sur l’IA générative, publiées en 2024, la CNIL conseille de partir d’un besoin concret, de dresser la liste des usages autorisés et interdits, et de vérifier ce que le fournisseur peut réutiliser. Pour un cabinet tenu au secret professionnel, la règle tient en une ligne : ni nom, ni dossier, ni pièce jointe.',
  },
  {
    type: 'paragraph',
    content:
      'Le règlement européen sur l’IA ajoute un devoir de transparence. Son article 50, applicable à compter du 2 août 2026, veut qu’une personne sache qu’elle parle à une machine, à moins que ce ne soit évident. Dites-le dès le premier message : « Je suis un assistant automatique. Pour joindre l’équipe, appelez le cabinet. » Un client bien orienté pardonne plus volontiers une réponse incomplète.',
  },
  { type: 'heading', content: 'Que demander avant de signer ?' },
  {
    type: 'paragraph',
    content:
      'Imprimez ces dix questions et posez-les à chaque prestataire. Inscrivez en face la réponse exacte, puis le nom de la personne qui s’engage.',
  },
  {
    type: 'list',
    items: [
      'Quelles parties seront produites avec une IA, et lesquelles par une personne ?',
      'D’où viendront les faits : un entretien, une visite, des documents que je fournis ?',
      'Qui relit les textes, et qui répond d’une erreur publiée ?',
      'Des images générées montreront-elles mes produits, mes locaux ou mon équipe ?',
      'Qui lit le code, et quels tests précèdent la mise en ligne ?',
      'Le site tiendra-t-il les seuils de web.dev : LCP de 2,5 s, INP de 200 ms, CLS de 0,1 au plus ?',
      'Quels critères du RGAA seront vérifiés à la main ?',
      'Quelles données passeront par un service d’IA, lequel, et sous quel contrat ?',
      'Le code, les textes et les images m’appartiendront-ils à la livraison ?',
      'Un autre prestataire pourra-t-il reprendre le site sans votre outil ?',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Un prestataire qui emploie l’IA, le dit et décrit sa relecture rassure davantage que celui qui jure de n’y jamais toucher. Ce qui doit inquiéter, c’est le flou.',
  },
  {
    type: 'paragraph',
    content:
      'Revenons au cabinet. Le second devis comptait un entretien d’une heure, deux relectures avec l’équipe, des photos sur place et un essai au clavier. La différence était là. Le premier pouvait convenir à une page provisoire, à condition que quelqu’un la relise.',
  },
  {
    type: 'paragraph',
    content:
      'Avant tout devis, imprimez une page de votre site et surlignez chaque phrase que vous ne sauriez pas justifier au client qui vous appelle. Corrigez ces phrases avant de confier quoi que ce soit à une IA : c’est de là qu’elle partira.',
  },
] satisfies Block[];
