import type { Block } from '../types.ts';

export const content = [
  {
    type: 'paragraph',
    content:
      'Avant d’acheter un logiciel, un artisan devrait connaître un chiffre : ce que lui coûte aujourd’hui le chemin d’un devis, du premier appel au paiement. Nous l’avons calculé pour un plombier. Il est inventé, comme ses durées et ses prix ; la méthode, elle, marche avec les vôtres, et le calcul se refait en une soirée.',
  },
  { type: 'heading', content: 'L’exemple : six devis par semaine' },
  {
    type: 'paragraph',
    content:
      'Notre plombier travaille seul, 44 semaines par an. Il établit six devis par semaine et en signe trois. Il estime son heure à 40 €. Pendant une semaine, il a noté chaque passage d’un support à l’autre : l’adresse écrite sur un carton de carrelage, les prix repris d’un ancien fichier, la facture tapée une seconde fois pour la comptabilité.',
  },
  {
    type: 'image',
    src: '/images/figures/reussir-transformation-digitale-2025.svg',
    alt: 'Schéma en deux parties. À gauche, « Avant » : appel, carnet, devis, facture et comptabilité se suivent en zigzag, avec quatre boucles qui marquent quatre recopies. À droite, « Après » : une fiche client, saisie une fois, alimente directement le devis, la facture, la relance et la comptabilité.',
    caption: 'Le nombre d’étapes change peu. Ce qui disparaît, ce sont les boucles : l’adresse et les prix ne s’écrivent plus qu’une fois.',
  },
  { type: 'subheading', content: 'Ce qu’il dépense sans le voir' },
  {
    type: 'list',
    items: [
      'De l’appel au carnet : 6 fois 5 minutes, soit 30 minutes.',
      'Du carnet au devis : 6 fois 20 minutes, soit 2 heures.',
      'Du devis signé à la facture : 3 fois 10 minutes, soit 30 minutes.',
      'De la facture à la comptabilité : 3 fois 5 minutes, soit 15 minutes.',
      'Total : 3 h 15 par semaine, 143 heures par an, 5 720 €.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Le calcul laisse de côté ce qui ne se chronomètre pas : le mardi soir passé devant l’ordinateur, l’erreur de recopie, et le client qui, au bout de cinq jours, a signé ailleurs.',
  },
  { type: 'subheading', content: 'Ce que coûterait le changement' },
  {
    type: 'list',
    items: [
      'Un logiciel de devis et de factures : 30 € par mois, soit 360 €.',
      'L’entrée des articles et des prix : 12 heures, soit 480 €.',
      'L’apprentissage : 8 heures, soit 320 €.',
      'Un formulaire de demande sur son site, avec une photo de la panne : 400 €.',
      'Total de la première année : 1 560 €. Des suivantes : 360 €.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Les heures figurent dans le total, et c’est le point que les brochures oublient : apprendre un outil se paie aussi, le soir ou le samedi. En échange, la fiche se remplit pendant l’appel (30 minutes par semaine), le devis part de la fiche (30 minutes), la facture et la comptabilité se contrôlent d’un coup d’œil (15 minutes). Restent 1 h 15 sur 3 h 15.',
  },
  { type: 'heading', content: 'Le résultat : rentable à six devis, pas à deux' },
  {
    type: 'paragraph',
    content:
      'Deux heures gagnées par semaine valent 80 €, donc 3 520 € par an. La dépense est remboursée au bout de vingt semaines de travail, et la première année laisse 1 960 €. Notre plombier peut signer.',
  },
  {
    type: 'paragraph',
    content:
      'Refaisons le compte avec deux devis par semaine. Le gain tombe à 40 minutes, soit 1 173 € par an. La dépense, elle, ne change pas : au bout de douze mois, il manque 387 €. À ce rythme, un modèle de devis bien rangé et une liste de prix à jour rendent le même service pour rien. Le carnet de chantier, qui supporte la pluie et les batteries vides, peut rester aussi, tant que personne ne le recopie.',
  },
  { type: 'quote', content: 'Un bon outil supprime une recopie. Un mauvais en ajoute une.' },
  { type: 'heading', content: 'Votre calcul, en six lignes' },
  {
    type: 'paragraph',
    content:
      'Prenez le dernier devis signé, même si l’affaire s’est mal passée : un dossier ordinaire en dit plus qu’un dossier exemplaire. Dans un salon de coiffure, suivez un rendez-vous ; chez une fleuriste, une commande de cérémonie.',
  },
  {
    type: 'list',
    items: [
      'Les passages d’un support à l’autre, dans l’ordre.',
      'La durée de chacun, chronométrée trois fois.',
      'Leur nombre, compté pendant une semaine réelle.',
      'Le prix de votre heure, charges comprises.',
      'Le coût complet de l’outil : abonnement, mise en place, heures d’apprentissage.',
      'La porte de sortie : vos clients, vos articles et vos factures s’exportent-ils dans un tableur ?',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Essayez ensuite l’outil deux semaines, avec de vraies affaires et la personne qui fait le travail tous les jours. Ne tenez pas l’ancienne méthode en double : recopier pour essayer fausserait tout. Arrêter au bout de quinze jours coûte peu. Arrêter deux ans plus tard, avec toutes les factures à l’intérieur, coûte cher.',
  },
  { type: 'heading', content: 'Facture électronique : les dates qui s’imposent à vous' },
  {
    type: 'paragraph',
    content:
      'Une ligne du calcul ne dépend pas de vous. La loi de finances pour 2024 a fixé un calendrier qui concerne toute entreprise assujettie à la TVA et établie en France. La franchise en base n’en dispense pas : une microentreprise qui ne facture pas la TVA y reste assujettie.',
  },
  {
    type: 'list',
    items: [
      'Depuis le 1er septembre 2026, toutes doivent pouvoir recevoir les factures électroniques de leurs fournisseurs, par une plateforme agréée.',
      'À partir du 1er septembre 2027, les PME et les microentreprises devront émettre sous cette forme leurs factures aux autres entreprises assujetties. Les plus grandes le font déjà.',
      'Le même jour, elles devront aussi transmettre à l’administration les données de leurs ventes aux particuliers. C’est l’« e-reporting ».',
    ],
  },
  {
    type: 'paragraph',
    content:
      'La dernière date surprend ceux qui ne travaillent que pour des particuliers. Leurs clients n’ont rien à faire, mais leur logiciel ou leur caisse devra, directement ou non, rejoindre une plateforme agréée. Un PDF envoyé par e-mail n’est pas une facture électronique. Certaines activités exonérées de TVA restent hors du champ ; votre comptable vous dira si la vôtre en est. Demandez à tout éditeur, par écrit, comment il couvre la réception, l’émission et l’e-reporting.',
  },
  { type: 'heading', content: 'Deux appels avant de signer' },
  {
    type: 'paragraph',
    content:
      'Le premier à France Num, le portail public de la transformation numérique des petites entreprises, qui recense des conseillers, les « activateurs » ; ou à votre chambre de métiers ou de commerce, qui connaît les aides de la région. Certaines ne se demandent plus une fois la dépense engagée. Le second à la personne qui tiendra le fichier des clients. La CNIL demande de n’y garder que le nécessaire, d’en informer les gens et de fixer une durée : pour un prospect sans suite, elle recommande trois ans au plus après le dernier contact.',
  },
  { type: 'heading', content: 'Sources' },
  {
    type: 'list',
    items: [
      'Administration fiscale, facturation électronique et plateformes agréées : https://www.impots.gouv.fr/facturation-electronique-et-plateformes-agreees',
      'Administration fiscale, l’e-reporting des données de transaction : https://www.impots.gouv.fr/node/14368',
      'Loi de finances pour 2024, article 91 : https://www.legifrance.gouv.fr/jorf/id/JORFTEXT000048727345',
      'France Num, le portail des petites entreprises : https://www.francenum.gouv.fr',
      'CNIL, les durées de conservation : https://www.cnil.fr/fr/les-durees-de-conservation-des-donnees',
    ],
  },
] satisfies Block[];
