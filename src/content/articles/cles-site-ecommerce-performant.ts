import type { Block } from '../types.ts';

export const content = [
  {
    type: 'paragraph',
    content:
      'Il est 21 h 40. Une cliente est passée devant votre vitrine après la fermeture, et une lampe en céramique lui est restée en tête. Dans le bus du retour, elle tape le nom de la boutique sur son téléphone. Vous, vous rangez la cuisine. Entre cet instant et le colis ouvert sur sa table, la vente peut se perdre à cinq endroits sans que vous en sachiez rien.',
  },
  {
    type: 'paragraph',
    content:
      'Suivons-la. À la place de la lampe, mettez un savon, un plateau de fromages, une étagère en chêne ou une heure de conseil : les questions viennent dans le même ordre.',
  },
  {
    type: 'image',
    src: '/images/figures/cles-site-ecommerce-performant.svg',
    alt: 'Entonnoir à cinq étages, du plus large au plus étroit, avec la question de la cliente à chacun. Fiche : « Est-ce bien elle ? » Panier : « Combien en tout ? » Paiement : « Est-ce sûr ? » Colis : « Il arrive quand ? » Retour : « Et si je change d’avis ? »',
    caption:
      'Chaque étage répond à une question. Une réponse absente fait partir la cliente à cet étage, et rien de ce qui suit ne la rattrapera.',
  },
  { type: 'heading', content: '21 h 40 : elle arrive sur la fiche' },
  {
    type: 'paragraph',
    content:
      'En boutique, elle prendrait la lampe en main. Sur la fiche, vos photos et vos mots remplacent ses mains. Relisez l’une des vôtres avec cette liste.',
  },
  {
    type: 'list',
    items: [
      'Une photo de face, une de détail, une dans une pièce meublée pour donner l’échelle.',
      'Les dimensions et le poids en chiffres, ceux du colis compris s’il faut le porter depuis un point relais.',
      'La matière, l’entretien, l’origine. Pour un aliment, les ingrédients et les allergènes, à indiquer avant l’achat.',
      'Le prix toutes taxes comprises, la disponibilité réelle, le délai d’expédition.',
      'Ce que la photo tait : teinte variable d’une pièce à l’autre, ampoule vendue à part.',
    ],
  },
  { type: 'subheading', content: 'Une page qui s’ouvre dans un bus' },
  {
    type: 'paragraph',
    content:
      'Le réseau va et vient, l’écran est petit. Les Core Web Vitals de web.dev donnent la cible : contenu principal affiché en 2,5 s au plus, réaction au doigt en 200 ms au plus, décalage visuel limité à 0,1. Dans une petite boutique, la lenteur vient souvent de photos envoyées telles qu’elles sortent de l’appareil. Redimensionnez-les avant de songer à changer d’hébergeur.',
  },
  { type: 'subheading', content: 'Une fiche que les moteurs comprennent' },
  {
    type: 'paragraph',
    content:
      'Le vocabulaire schema.org sert à décrire un produit, son prix et sa disponibilité dans le code de la page ; les moteurs de recherche peuvent reprendre ces données dans leurs résultats. Exigez qu’elles proviennent du même stock que la page. Un prix qui diffère entre le résultat et la fiche entame la confiance avant même la visite.',
  },
  { type: 'heading', content: '21 h 43 : elle cherche le vrai prix' },
  {
    type: 'paragraph',
    content:
      'Elle ajoute la lampe au panier et ne regarde plus qu’une chose, le total. L’institut Baymard, qui étudie les parcours de paiement, place les frais supplémentaires trop élevés en tête des raisons d’abandon citées par les acheteurs. La surprise alourdit la note : six euros annoncés dès la fiche passent mieux que six euros découverts à la dernière page.',
  },
  {
    type: 'paragraph',
    content:
      'Écrivez donc sous le prix : « Livraison 6,90 €, retrait gratuit en boutique ». Le retrait est l’atout d’une boulangerie ou d’un commerce de quartier ; une enseigne lointaine ne peut pas le proposer à trois rues. Placez-le en premier, avec les horaires.',
  },
  {
    type: 'paragraph',
    content:
      'Attention aux promotions : le prix barré doit être le plus bas que vous ayez pratiqué au cours des trente jours précédents. Quelques exceptions existent, notamment pour les produits périssables menacés d’une altération rapide, comme des viennoiseries en fin de journée.',
  },
  { type: 'quote', content: 'Un total sans surprise vend mieux qu’un bouton plus gros.' },
  { type: 'heading', content: '21 h 46 : elle paie, ou elle part' },
  {
    type: 'paragraph',
    content:
      'Chaque champ est une question de plus. Nom, adresse, e-mail, moyen de paiement : le reste doit se justifier ou disparaître. Sa date de naissance n’aide pas à livrer une lampe. Laissez-la acheter sans créer de compte, car cette obligation figure elle aussi parmi les motifs d’abandon relevés par Baymard. Le compte se propose après, sur la page de remerciement.',
  },
  {
    type: 'paragraph',
    content:
      'Le dernier bouton est encadré par la loi. Service-public l’indique aux professionnels : il doit porter la mention « commande avec obligation de paiement » ou une formule aussi claire. Juste avant, un récapitulatif montre les articles, les quantités, les frais et le total, avec la possibilité de corriger.',
  },
  {
    type: 'paragraph',
    content:
      'Confiez le paiement à un prestataire spécialisé : le numéro de carte ne doit ni traverser votre site, ni finir dans un e-mail ou un carnet. Prévenez aussi, d’une ligne, que la banque demandera peut-être une validation dans son application. L’attente n’aura plus l’air d’une panne.',
  },
  { type: 'subheading', content: 'Le même chemin, sans souris' },
  {
    type: 'paragraph',
    content:
      'Des exigences d’accessibilité s’appliquent au commerce en ligne depuis le 28 juin 2025. Les microentreprises de services en sont dispensées : moins de dix personnes, et un chiffre d’affaires ou un bilan de deux millions d’euros au plus. Le RGAA reste pour elles un bon guide. Un champ sans étiquette bloque une personne aveugle et fait hésiter tout le monde.',
  },
  { type: 'heading', content: 'Le lendemain : vous préparez le colis' },
  {
    type: 'paragraph',
    content:
      'La confirmation est partie aussitôt, avec le récapitulatif et les conditions de vente. Puis vient le silence, et avec lui les « où en est ma commande ? ». Deux messages de plus suffisent : l’un quand le colis est confié au transporteur, avec son numéro de suivi ; l’autre quand il est livré ou prêt au comptoir. Écrivez-les comme vous parlez à la caisse.',
  },
  {
    type: 'paragraph',
    content:
      'Tenez la date promise. Faute de date convenue, le Code de la consommation impose de livrer sans retard injustifié, et au plus tard trente jours après la commande. Un menuisier qui fabrique après la vente l’écrira donc en toutes lettres sur la fiche : « Cinq semaines d’atelier, puis livraison sur rendez-vous ».',
  },
  {
    type: 'paragraph',
    content:
      'Et si la lampe a été vendue au comptoir le matin même ? Une boutique physique doublée d’un site a besoin d’un seul compteur de stock. À défaut, gardez toujours une pièce hors ligne. Le jour où cela arrive malgré tout, téléphonez, et proposez un délai, un autre article ou le remboursement.',
  },
  { type: 'heading', content: 'Quatre jours plus tard : elle garde, ou elle renvoie' },
  {
    type: 'paragraph',
    content:
      'À compter de la réception, elle a quatorze jours pour changer d’avis sans se justifier. Si vous ne l’en avez pas informée, ce délai s’allonge de douze mois. La règle connaît des exceptions, qui varient selon ce que vous vendez.',
  },
  {
    type: 'list',
    items: [
      'Boutique de quartier : le droit de rétractation vaut pour les objets courants, même soldés.',
      'Boulangerie : les denrées qui se périment rapidement en sont exclues ; les coffrets de longue conservation, en principe, non.',
      'Menuisier : le meuble fait aux dimensions du client en est exclu ; l’étagère de série ne l’est pas.',
      'Cabinet de conseil : une prestation commencée avant la fin du délai suppose une demande expresse du client, à conserver.',
    ],
  },
  { type: 'subheading', content: 'Le bouton de rétractation' },
  {
    type: 'paragraph',
    content:
      'Depuis le 19 juin 2026, un site qui vend à des consommateurs doit leur permettre de se rétracter en ligne, sans frais, dès lors que ce droit existe. La règle vient d’une directive européenne de 2023 ; l’article L221-21 du Code de la consommation la pose, l’article D221-5 en fixe la forme.',
  },
  {
    type: 'list',
    items: [
      'Un accès facile à trouver pendant tout le délai, intitulé « renoncer au contrat ici » ou d’une formule aussi claire.',
      'Une déclaration à remplir en ligne, puis un second bouton : « confirmer la rétractation », ou l’équivalent.',
      'Un accusé de réception sans retard, par e-mail par exemple, avec le contenu de la déclaration, sa date et son heure.',
      'L’annonce de cette fonction, et de l’endroit où elle se trouve, avant l’achat et dans les conditions de vente.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Dites aussi avant l’achat qui paie le retour. Les conditions de vente mentionnent enfin la garantie légale de conformité, de deux ans à compter de la délivrance, et votre médiateur de la consommation. Faites relire les vôtres si votre activité est réglementée.',
  },
  { type: 'heading', content: 'L’essai complet, à faire vous-même' },
  {
    type: 'paragraph',
    content: 'Empruntez un téléphone, coupez le Wi-Fi et achetez votre propre produit, jusqu’au bout. Notez une réponse par ligne.',
  },
  {
    type: 'list',
    items: [
      'Depuis une recherche du nom de la boutique, combien de gestes jusqu’à la bonne fiche ?',
      'Connaît-on le total, livraison comprise, avant de saisir une adresse ?',
      'Le retrait en boutique est-il proposé, avec les bons horaires ?',
      'Combien de champs faut-il remplir, et lesquels ne servent à rien ?',
      'Une erreur de saisie est-elle expliquée à côté du champ, sans effacer le reste ?',
      'L’e-mail de confirmation arrive-t-il dans les cinq minutes, ailleurs que dans les indésirables ?',
      'Depuis la fiche, trouve-t-on la règle de retour en moins d’une minute ?',
      'De votre côté, combien de temps prend le remboursement de cet essai ?',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Corrigez d’abord l’hésitation qui survient le plus tôt : les suivantes ne concernent que les clients qui l’ont franchie. Et refaites l’essai un soir, vers 21 h 40.',
  },
  { type: 'heading', content: 'Sources' },
  {
    type: 'list',
    items: [
      'Code de la consommation (articles L112-1-1, L221-18 à L221-28, D221-5) : https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069565',
      'Ordonnance 2026-2 du 5 janvier 2026, qui crée la fonction de rétractation : https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000053298845',
      'Décret 2026-3 du 5 janvier 2026, qui en fixe la forme : https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000053298978',
      'Directive (UE) 2023/2673 : https://eur-lex.europa.eu/eli/dir/2023/2673/oj',
      'Service-public, le droit de rétractation : https://www.service-public.gouv.fr/particuliers/vosdroits/F10485',
      'Institut Baymard, les raisons d’abandon du panier : https://baymard.com/lists/cart-abandonment-rate',
      'Les Core Web Vitals, par web.dev : https://web.dev/articles/vitals',
    ],
  },
] satisfies Block[];
