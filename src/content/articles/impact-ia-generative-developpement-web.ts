import type { Block } from '../types.ts';

export const content = [
  {
    type: 'paragraph',
    content:
      'Un devis promet votre site pour vendredi, textes compris, « grâce à l’IA ». Voici neuf questions à poser avant de le signer, avec notre réponse à chacune : d’abord en quelques mots, puis avec ses raisons.',
  },
  { type: 'heading', content: 'Deux devis, deux prix sans rapport : pourquoi ?' },
  {
    type: 'paragraph',
    content:
      'Parce qu’ils ne vendent pas la même chose. L’IA générative a réellement abrégé une partie du métier : écrire. Elle en a allongé une autre : relire. Le devis le moins cher s’arrête souvent à la première. L’autre compte un entretien, des photos sur place, deux relectures avec vous et un essai au clavier. Demandez à chacun la liste de ce qu’il fait une fois le brouillon produit ; la différence de prix est presque toujours là.',
  },
  { type: 'heading', content: 'Que fait l’IA vraiment plus vite ?' },
  {
    type: 'paragraph',
    content: 'Tout ce qui a déjà été écrit mille fois. Un outil d’IA produit du plausible, et il y excelle.',
  },
  {
    type: 'list',
    items: [
      'Les ébauches : trois plans de page d’accueil à comparer dans la matinée.',
      'Le code courant : un formulaire, un tableau, la conversion d’un catalogue d’un format à un autre.',
      'Les essais : des cas que personne n’avait prévus, comme un nom avec apostrophe ou une adresse sans numéro.',
      'L’inventaire : résumer un ancien site, lister ses pages, repérer les doublons.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Le prix ne baisse pas pour autant à la même vitesse : il reste à choisir, à vérifier, à raccorder et à entretenir. Le temps gagné n’a d’intérêt pour vous que s’il finance ce qui manquait jusque-là : une visite de l’atelier, de vraies photos, un essai avec trois clients.',
  },
  { type: 'heading', content: 'Peut-on confier les textes à l’IA ?' },
  {
    type: 'paragraph',
    content:
      'Oui, à condition de lui donner la matière. Aucun outil ne devine que le menuisier refuse les cuisines, que la boulangerie ferme le mercredi en août ou que le cabinet ne prend plus de nouveaux patients. Privé de ces faits, il comble les vides avec du vraisemblable : une ancienneté, une spécialité, un engagement que vous n’avez jamais pris.',
  },
  {
    type: 'paragraph',
    content:
      'Or une phrase inventée, une fois publiée, devient la vôtre. La boutique qui annonce « livraison offerte » parce qu’un brouillon le disait devra l’honorer ou s’en expliquer. Faites donc relire par quelqu’un de chez vous chaque prix, chaque horaire, chaque titre, chaque allergène et chaque promesse.',
  },
  { type: 'quote', content: 'Ce qui est plausible s’écrit en une minute ; ce qui est vrai se demande à quelqu’un.' },
  { type: 'heading', content: 'Peut-on générer les photos ?' },
  {
    type: 'paragraph',
    content:
      'Non, pour ce que vous vendez. Une image générée d’un article que le client croira recevoir, d’une équipe qui n’existe pas ou d’un atelier qui n’est pas le vôtre trompe celui qui achète. Pour une illustration qui ne prétend rien montrer de réel, pourquoi pas, si l’outil vous en laisse les droits.',
  },
  { type: 'heading', content: 'Le code sera-t-il sûr ?' },
  {
    type: 'paragraph',
    content:
      'Pas sans relecture. En 2024, l’ANSSI et son homologue allemand, le BSI, ont publié des recommandations communes sur les assistants de programmation. Les deux agences en reconnaissent l’utilité et invitent à la prudence : relire le code, le tester, vérifier les composants que l’outil propose d’ajouter. Un tel assistant conseille parfois une méthode périmée avec la même assurance qu’une bonne.',
  },
  {
    type: 'image',
    src: '/images/figures/impact-ia-generative-developpement-web.svg',
    alt: 'Schéma de gauche à droite : un brouillon de page en pointillé, puis trois portes nommées Faits, Droits et Code, enfin la page finie en ligne. Un seul trait traverse les portes ; sous les portes, une flèche « à reprendre » ramène au brouillon.',
    caption: 'Trois contrôles entre le brouillon et la mise en ligne : ce qui est affirmé, à qui cela appartient, comment c’est construit.',
  },
  {
    type: 'paragraph',
    content:
      'Cette relecture ne s’automatise qu’en partie. Un logiciel signale l’absence d’un texte de remplacement sous une photo ; il ne sait pas si ce texte dit ce que la photo apporte. Et si l’on vous propose un assistant qui consulte vos commandes ou accorde des remises, sachez que l’OWASP place l’injection de consignes en tête des risques de ces outils : un visiteur écrit dans la fenêtre un ordre que la machine prend pour le vôtre. Donnez-lui des droits étroits, et laissez à une personne toute décision coûteuse.',
  },
  { type: 'heading', content: 'Puis-je y coller le courrier d’un client ?' },
  {
    type: 'paragraph',
    content:
      'Non. Une consigne est un envoi : coller une lettre ou un fichier de clients dans un service ouvert au public, c’est le transmettre à un tiers. Dans ses questions-réponses sur l’IA générative, publiées en 2024, la CNIL conseille de partir d’un besoin concret, de dresser la liste des usages autorisés et interdits, et de vérifier ce que le fournisseur peut réutiliser. Pour un cabinet tenu au secret professionnel, la règle tient en une ligne : ni nom, ni dossier, ni pièce jointe.',
  },
  { type: 'heading', content: 'Mon assistant doit-il dire qu’il est une machine ?' },
  {
    type: 'paragraph',
    content:
      'Oui, sauf si c’est évident, et cette obligation pèse d’abord sur celui qui fournit l’assistant. L’article 50 du règlement européen sur l’IA, applicable depuis le 2 août 2026, demande au fournisseur de concevoir son système de telle sorte que la personne sache qu’elle parle à une machine. La boutique qui ajoute à son site l’assistant d’un éditeur en est, pour le règlement, le déployeur. Mais qui fait développer un assistant et le met en service sous son propre nom en devient lui-même le fournisseur. Que votre contrat dise donc qui tient ce rôle.',
  },
  {
    type: 'paragraph',
    content:
      'Dans les deux cas, dites-le dès le premier message : « Je suis un assistant automatique. Pour joindre l’équipe, appelez le cabinet. » Un client bien orienté pardonne plus volontiers une réponse incomplète.',
  },
  { type: 'heading', content: 'Faut-il signaler un texte ou une image faits par l’IA ?' },
  {
    type: 'paragraph',
    content:
      'Parfois. Le même article vise ici celui qui utilise l’outil, dans deux cas. Un hypertrucage, c’est-à-dire une image, un son ou une vidéo qui imite une personne, un objet ou un lieu réels au point de passer pour authentique, doit être signalé. Un texte publié pour informer le public sur une question d’intérêt public aussi, à moins qu’une personne ne l’ait relu et n’en assume la responsabilité éditoriale. La description d’un savon n’entre pas dans ces cas. La mention reste permise.',
  },
  { type: 'heading', content: 'Le site sera-t-il à moi, et réparable ?' },
  {
    type: 'paragraph',
    content:
      'Seulement si le devis l’écrit. Un site se modifie pendant des années : un tarif, une page, un nouvel outil de caisse. Un code que personne n’a lu à la livraison devra être déchiffré le jour venu, souvent dans l’urgence. Voici ce que le devis peut vous promettre noir sur blanc.',
  },
  {
    type: 'list',
    items: [
      'Les parties produites avec une IA, et le nom de la personne qui a relu chacune.',
      'La cession des droits sur le code, les textes et les images à la livraison.',
      'Un code rangé, documenté, remis avec son historique, qu’un autre prestataire peut reprendre.',
      'Les seuils de vitesse de web.dev : LCP de 2,5 s, INP de 200 ms, CLS de 0,1 au plus.',
      'Les critères du RGAA vérifiés à la main.',
      'Le service d’IA par lequel passeront des données, et sous quel contrat.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Un prestataire qui emploie l’IA, le dit et décrit sa relecture rassure davantage que celui qui jure de n’y jamais toucher. Ce qui doit inquiéter, c’est le flou.',
  },
  { type: 'heading', content: 'Sources' },
  {
    type: 'list',
    items: [
      'Règlement (UE) 2024/1689 sur l’intelligence artificielle, articles 3 et 50 : https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
      'OWASP, dix risques des applications fondées sur l’IA : https://genai.owasp.org/llm-top-10/',
      'CNIL, questions-réponses sur l’IA générative : https://cnil.fr/fr/les-questions-reponses-de-la-cnil-sur-lutilisation-dun-systeme-dia-generative',
      'ANSSI, publications : https://cyber.gouv.fr/publications',
      'Les Core Web Vitals, par web.dev : https://web.dev/articles/vitals',
    ],
  },
] satisfies Block[];
