import type { Block } from '../types.ts';

export const content = [
  {
    type: 'paragraph',
    content:
      'Mardi soir, la vaisselle faite. Le devis de la salle de bains est prêt dans votre tête depuis la visite de jeudi. Il reste à retrouver la photo du plan dans vos messages, à recopier l’adresse notée sur un carton de carrelage, à reprendre les prix d’un ancien fichier et à vérifier le taux de TVA. Le client attend depuis cinq jours. Il a peut-être déjà signé ailleurs.',
  },
  {
    type: 'paragraph',
    content:
      'La transformation digitale d’une petite entreprise se joue dans ce mardi soir. Le logiciel vient après. Nous vous proposons de suivre un seul devis, de la demande au paiement, puis de vous en servir pour décider ce qu’il faut changer, dans quel ordre, et ce qu’il vaut mieux laisser en l’état.',
  },
  { type: 'heading', content: 'Combien de recopies dans un devis ?' },
  {
    type: 'paragraph',
    content:
      'Prenez le dernier devis accepté. Le dernier, même si l’affaire s’est mal passée : un dossier ordinaire en dit plus qu’un dossier exemplaire. Sur une grande feuille, tracez une ligne et posez-y chaque étape, depuis le premier appel jusqu’au virement. À chaque étape, répondez à quatre questions.',
  },
  {
    type: 'list',
    items: [
      'Qui agit : vous, un salarié, votre conjoint, le comptable, le client ?',
      'Où l’information est-elle écrite : carnet, message vocal, tableur, mémoire ?',
      'D’où vient-elle : a-t-elle été saisie ici, ou recopiée d’un autre support ?',
      'Combien de temps s’est écoulé depuis l’étape précédente ?',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Prenez ensuite deux feutres. En rouge, chaque recopie : le nom du client réécrit, le prix ressaisi, la facture tapée une seconde fois pour la comptabilité. En bleu, chaque attente de plus d’une journée. Le rouge montre où naissent les erreurs, le bleu où partent les clients. Vous tenez votre diagnostic, et il parle de votre atelier plutôt que d’un cas d’école.',
  },
  {
    type: 'image',
    src: '/images/figures/reussir-transformation-digitale-2025.svg',
    alt: 'Schéma en deux parties. À gauche, « Avant » : appel, carnet, devis, facture et comptabilité se suivent en zigzag, avec quatre boucles qui marquent quatre recopies. À droite, « Après » : une fiche client, saisie une fois, alimente directement le devis, la facture, la relance et la comptabilité.',
    caption: 'Le nombre d’étapes change peu. Ce qui disparaît, ce sont les boucles : l’adresse et les prix ne s’écrivent plus qu’une fois.',
  },
  { type: 'subheading', content: 'Ce qui reste sur papier' },
  {
    type: 'paragraph',
    content:
      'Une feuille sans rouge ni bleu n’a pas besoin d’écran. Le carnet de chantier supporte la pluie, la poussière et les batteries vides. Le cahier ouvert sur le comptoir se lit d’un coup d’œil, par tout le monde. Gardez-les tant que personne ne les recopie. Une photo du carnet en fin de journée suffit souvent à mettre l’information à l’abri.',
  },
  { type: 'heading', content: 'Le point de départ change selon le métier' },
  { type: 'subheading', content: 'Le plombier : la première demande' },
  {
    type: 'paragraph',
    content:
      'Sur sa feuille, le bleu domine au début. Les demandes arrivent par téléphone pendant les interventions, il rappelle le soir et tombe sur un répondeur. Son premier pas tient en un formulaire de quatre questions : quel problème, quelle adresse, une photo, quel créneau. La photo lui dit quelle pièce emporter. Un accusé de réception annonce quand il rappellera. Le planning et la facturation attendront.',
  },
  { type: 'subheading', content: 'La fleuriste : la commande de cérémonie' },
  {
    type: 'paragraph',
    content:
      'Ici, le rouge se concentre sur une fiche : lieu, heure, texte du ruban, personne à prévenir. On la note au téléphone, on la recopie pour l’atelier, puis pour le livreur : trois occasions de se tromper. Une fiche partagée, remplie pendant l’appel et relue à voix haute, supprime deux recopies. La vente en ligne de bouquets viendra plus tard, si la demande existe.',
  },
  { type: 'subheading', content: 'Le salon de coiffure : un seul agenda' },
  {
    type: 'paragraph',
    content:
      'Le salon a ouvert la réservation en ligne, mais l’agenda papier est resté près de la caisse. Deux agendas, donc un doublon le samedi. La réparation demande une décision avant un outil : à partir d’une date donnée, tous les rendez-vous entrent dans l’agenda en ligne, y compris ceux pris au téléphone. Le cahier part dans un tiroir.',
  },
  { type: 'quote', content: 'Un bon outil supprime une recopie. Un mauvais en ajoute une.' },
  { type: 'heading', content: 'Choisir un chantier, un seul' },
  {
    type: 'paragraph',
    content:
      'Votre feuille montre sans doute plusieurs points rouges. Résistez à l’envie de tout régler d’un coup avec un logiciel universel. Prenez la tâche la plus fréquente parmi celles que vous maîtrisez de bout en bout, sans dépendre d’un fournisseur ni d’un logiciel imposé. Puis remplissez la fiche ci-dessous. Elle tient sur une page ; si une ligne reste vide, le projet n’est pas mûr.',
  },
  { type: 'subheading', content: 'La fiche chantier' },
  {
    type: 'list',
    items: [
      'La tâche, en une phrase qui commence par un verbe : « répondre à une demande de devis ».',
      'La personne qui s’en charge aujourd’hui, et celle qui s’en chargera demain.',
      'La fréquence, comptée pendant une semaine réelle.',
      'La durée, chronométrée trois fois.',
      'Les informations recopiées, avec leur point de départ et leur point d’arrivée.',
      'Ce que le client attend à ce moment-là et ne reçoit pas.',
      'Le signe de réussite, vérifiable dans six semaines : « tout devis part dans les deux jours qui suivent la visite ».',
      'Le budget complet : mise en place, abonnement, heures passées à apprendre.',
      'La porte de sortie : comment récupérer vos données si vous arrêtez.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Les lignes trois et quatre se multiplient. Avec six devis par semaine et quarante minutes de recopie pour chacun, vous y passez quatre heures. Refaites le calcul avec vos chiffres et comparez-le au budget de la ligne huit. La réponse est parfois de ne rien acheter : un modèle de devis bien rangé et une liste de prix à jour peuvent suffire.',
  },
  { type: 'heading', content: 'Ce qu’il faut exiger d’un outil' },
  {
    type: 'paragraph',
    content:
      'Le choix devient plus simple quand on sait quelle recopie l’outil doit supprimer. Demandez une démonstration avec votre propre devis, lignes compliquées comprises. Demandez aussi à voir l’export : un fichier lisible dans un tableur, contenant vos clients, vos articles et vos factures. Un vendeur qui change de sujet vous a répondu.',
  },
  { type: 'subheading', content: 'Une date à inscrire au mur' },
  {
    type: 'paragraph',
    content:
      'La facture électronique fixe une partie du calendrier. Selon les dates publiées par l’administration fiscale, toutes les entreprises assujetties à la TVA établies en France devront pouvoir recevoir des factures électroniques à partir du 1er septembre 2026. Les PME et les microentreprises devront en émettre à partir du 1er septembre 2027. Entre professionnels, un PDF joint à un e-mail ne suffira plus : il faudra passer par une plateforme agréée. Tout logiciel de facturation choisi en 2025 doit donc dire, par écrit, comment il s’y raccorde. Vérifiez les règles sur impots.gouv.fr, ou avec votre comptable.',
  },
  { type: 'subheading', content: 'Le fichier des clients' },
  {
    type: 'paragraph',
    content:
      'Une fiche client contient des données personnelles. La CNIL demande de ne recueillir que le nécessaire, de fixer une durée de conservation et d’informer les personnes. Pour un prospect resté sans suite, elle recommande trois ans au plus après son dernier contact. Elle propose aussi un modèle de registre simplifié, pensé pour les petites structures. Donnez enfin un accès à chacun : un mot de passe partagé ne permet ni de savoir qui a modifié une fiche, ni de fermer la porte au départ d’un salarié.',
  },
  { type: 'heading', content: 'Essayer deux semaines, puis trancher' },
  {
    type: 'paragraph',
    content:
      'Choisissez une période calme, quelques vraies affaires et la personne qui fait le travail tous les jours. C’est elle qui teste, pas celle qui signe la commande. Gardez l’ancienne méthode en secours, sans la tenir à jour en double : recopier pour essayer fausserait tout.',
  },
  {
    type: 'paragraph',
    content:
      'Chaque vendredi, prenez un quart d’heure ensemble. Qu’est-ce qui a été plus rapide ? Où a-t-il fallu contourner l’outil ? Qu’a dit le client ? Au bout de quinze jours, relisez le signe de réussite de la fiche et tranchez : garder, corriger ou arrêter. Arrêter après deux semaines coûte peu. Arrêter après deux ans, avec toutes les factures à l’intérieur, coûte cher.',
  },
  {
    type: 'paragraph',
    content:
      'Vous ne serez pas seul. France Num, le portail public de la transformation numérique des petites entreprises, publie des guides pratiques et recense des conseillers, les « activateurs ». Votre chambre de métiers ou votre chambre de commerce connaît les aides ouvertes dans votre région. Posez la question avant de signer : certaines aides ne se demandent plus une fois la dépense engagée.',
  },
  { type: 'heading', content: 'Cette semaine : une feuille et deux feutres' },
  {
    type: 'paragraph',
    content:
      'Bloquez une demi-heure jeudi. Sortez le dernier devis signé, tracez la ligne, passez le rouge et le bleu. Vendredi, montrez la feuille à une personne qui travaille avec vous et demandez-lui ce qui manque : elle verra peut-être une recopie que vous ne voyez plus. Entourez alors une seule boucle rouge. Votre transformation digitale a un point de départ, et il tient sur une feuille.',
  },
] satisfies Block[];
