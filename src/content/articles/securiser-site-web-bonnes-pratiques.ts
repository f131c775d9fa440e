import type { Block } from '../types.ts';

export const content = [
  {
    type: 'paragraph',
    content:
      'Lundi, 8 h 10. Un habitué prévient la boulangère au comptoir : en voulant vérifier les horaires, il est tombé sur un casino en ligne. Elle ouvre le site sur l’ordinateur de l’arrière-boutique, tout est normal. Sur le téléphone d’une vendeuse, depuis un moteur de recherche, voici le casino.',
  },
  {
    type: 'paragraph',
    content:
      'Personne n’en voulait à cette boulangerie. Un programme parcourt le web à la recherche d’une extension périmée, et la sienne l’était depuis le printemps. Contre une attaque automatique, des gestes ordinaires suffisent souvent. Les voici rangés selon le temps qu’ils demandent, puisque c’est ce qui manque le plus.',
  },
  { type: 'heading', content: 'Dix minutes : fermer à clé' },
  {
    type: 'paragraph',
    content:
      'Commencez par votre messagerie professionnelle. Qui la tient peut réinitialiser presque tous les autres accès : le site, l’hébergement, le nom de domaine, les réseaux. Donnez-lui un mot de passe qui ne sert nulle part ailleurs.',
  },
  { type: 'subheading', content: 'Long, unique, rangé dans un coffre' },
  {
    type: 'paragraph',
    content:
      'La CNIL cite trois exemples de mots de passe assez solides : 12 caractères avec majuscules, minuscules, chiffres et caractères spéciaux ; 14 caractères mêlant majuscules, minuscules et chiffres ; une phrase d’au moins sept mots. Elle n’invite plus à en changer à date fixe, sauf pour les comptes d’administration. Changez-en plutôt au moindre doute. Un gestionnaire de mots de passe les retient à votre place, ce qui permet d’en avoir un par compte.',
  },
  {
    type: 'paragraph',
    content:
      'Activez ensuite la validation en deux étapes : un code ou une approbation sur le téléphone, en plus du mot de passe. D’abord la messagerie, puis le nom de domaine, l’hébergement, l’administration du site et le réseau social principal. Imprimez les codes de secours avant de perdre ce téléphone.',
  },
  {
    type: 'paragraph',
    content:
      'Dernier réflexe, qui ne prend que dix secondes : ne payez jamais un renouvellement depuis un lien reçu. Un e-mail ou une lettre annonce que votre nom de domaine expire demain ? Tapez vous-même l’adresse de votre bureau d’enregistrement et lisez-y l’échéance. La même prudence vaut pour un prétendu message de l’hébergeur ou du transporteur.',
  },
  { type: 'heading', content: 'Une heure : savoir qui a les clés' },
  {
    type: 'paragraph',
    content:
      'Le « Guide d’hygiène informatique » de l’ANSSI consacre un chapitre à la connaissance de son propre système : ce que l’on possède, et qui y accède. Pour une petite entreprise, une feuille suffit. Tracez quatre colonnes (accès, personne responsable, adresse de récupération, date d’échéance), puis une ligne par clé.',
  },
  {
    type: 'list',
    items: [
      'Nom de domaine : déposé au nom de qui, chez qui, jusqu’à quand ?',
      'Hébergement : qui peut s’y connecter, qui reçoit les alertes ?',
      'Administration du site : combien de comptes, et lesquels servent encore ?',
      'Messagerie : quelle adresse reçoit les demandes de réinitialisation ?',
      'Fiche d’établissement, réseaux, statistiques : sur le compte de l’entreprise ou celui d’un ancien stagiaire ?',
      'Paiement en ligne : qui peut modifier le compte bancaire où arrivent les ventes ?',
      'Extensions et services reliés : à quoi sert chacun, et qui le met à jour ?',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Le menuisier y retrouve le compte du neveu qui avait monté le premier site. Le cabinet, un identifiant partagé par quatre personnes, dont l’une a changé d’employeur il y a deux ans. Supprimez ce qui ne sert plus, donnez à chacun son propre compte, et réservez le rôle d’administrateur à une ou deux personnes.',
  },
  {
    type: 'paragraph',
    content:
      'L’effort est bien placé : une porte que l’on croyait réservée, et qui ne l’était pas, c’est le premier des dix risques que recense l’OWASP.',
  },
  { type: 'quote', content: 'Un accès dont personne ne se souvient est une porte que personne ne surveille.' },
  { type: 'heading', content: 'Une demi-journée : poser les couches' },
  {
    type: 'paragraph',
    content: 'Aucune mesure n’arrête tout. On en pose plusieurs, pour que la faille de l’une soit couverte par la suivante.',
  },
  {
    type: 'image',
    src: '/images/figures/securiser-site-web-bonnes-pratiques.svg',
    alt: 'Trois parois protègent un site. Le mot de passe volé s’arrête à la première, Comptes ; la faille connue à la deuxième, Mises à jour ; l’intrus à la troisième, Droits. Derrière le site, une pile de copies permet de le remettre debout.',
    caption:
      'La dernière couche ne repousse personne : elle répare. C’est pourquoi on la vérifie en remettant une copie en place, pas en la regardant.',
  },
  { type: 'subheading', content: 'Mettre à jour, et retirer' },
  {
    type: 'paragraph',
    content:
      'Activez les correctifs automatiques, puis supprimez les thèmes et extensions qui ne servent pas : désactivés, leurs fichiers restent sur le serveur. Un site sans base de données ni extension offre moins de prises. Demandez-vous si votre vitrine de cinq pages a besoin de l’une ou de l’autre.',
  },
  {
    type: 'paragraph',
    content:
      'Avant une mise à jour importante, faites une copie ; après, ouvrez trois pages et passez une commande d’essai. Si vous repoussez l’opération par peur de casser le site, c’est qu’il vous manque une sauvegarde éprouvée.',
  },
  { type: 'subheading', content: 'Copier, et restaurer' },
  {
    type: 'paragraph',
    content:
      'La règle 3-2-1 se retient facilement : trois copies, sur deux supports différents, dont une ailleurs. « Ailleurs » veut dire hors de portée du compte d’hébergement, car celui qui le détourne efface aussi les copies qui s’y trouvent. Une fois par an, restaurez tout sur une adresse d’essai et chronométrez. Une boutique saura ainsi combien d’heures de vente un incident peut lui coûter.',
  },
  { type: 'subheading', content: 'Garder moins' },
  {
    type: 'paragraph',
    content:
      'Une donnée que vous n’avez pas ne peut pas fuir. Le formulaire d’un cabinet n’a pas besoin du motif de la consultation. La boutique ne conserve aucun numéro de carte, son prestataire de paiement s’en charge. Le menuisier efface les demandes de devis restées sans suite au terme d’une durée écrite dans sa politique de confidentialité.',
  },
  { type: 'subheading', content: 'Protéger votre nom' },
  {
    type: 'paragraph',
    content:
      'Vérifiez que toutes les pages s’ouvrent en HTTPS et que le certificat se renouvelle seul. Demandez aussi si SPF, DKIM et DMARC sont réglés sur votre domaine : ces trois enregistrements aident les messageries à écarter un e-mail qui se fait passer pour vous, par exemple une fausse facture avec un autre RIB.',
  },
  { type: 'heading', content: 'Les dix risques, et la question à poser' },
  {
    type: 'paragraph',
    content:
      'L’OWASP, une fondation qui publie ses travaux librement, classe les risques des applications web. Son édition 2025 a remplacé celle de 2021 : la mauvaise configuration y monte à la deuxième place, et la chaîne d’approvisionnement, plus large que les seuls composants périmés, y entre à la troisième. Lisez la liste, dans son ordre, avec la personne qui tient votre site : une question par ligne.',
  },
  {
    type: 'list',
    items: [
      'Contrôle d’accès défaillant : que voit-on en changeant un numéro dans l’adresse d’une commande ?',
      'Mauvaise configuration : quels mots de passe et quels réglages d’origine sont restés en place ?',
      'Défaillances de la chaîne d’approvisionnement logicielle : d’où viennent les extensions, et qui les suit ?',
      'Défaillances cryptographiques : le HTTPS couvre-t-il tout, et comment les mots de passe sont-ils conservés ?',
      'Injection : que fait le formulaire d’un texte qui ressemble à du code ?',
      'Conception non sûre : combien d’essais avant qu’un compte se bloque, et qui a pensé aux abus ?',
      'Défaillances d’authentification : la validation en deux étapes est-elle active pour chaque administrateur ?',
      'Défauts d’intégrité des logiciels ou des données : vérifie-t-on qu’une mise à jour vient bien de son éditeur ?',
      'Défaillances de la journalisation et des alertes : qui serait prévenu d’une connexion étrange, et quand ?',
      'Mauvaise gestion des situations exceptionnelles : que montre une page en panne, et que laisse-t-elle passer ?',
    ],
  },
  { type: 'heading', content: 'Chaque mois : le tour du propriétaire' },
  {
    type: 'paragraph',
    content: 'Un quart d’heure, le jour de la déclaration de TVA par exemple, pour ne pas l’oublier.',
  },
  {
    type: 'list',
    items: [
      'Ouvrir le site depuis un moteur de recherche, sur un téléphone, hors du Wi-Fi de la boutique.',
      'S’envoyer un message par le formulaire et attendre qu’il arrive.',
      'Lire la date de la dernière sauvegarde et celle de la dernière mise à jour.',
      'Parcourir la liste des comptes : un nom inconnu, une personne partie ?',
      'Regarder les échéances du domaine et du moyen de paiement qui le renouvelle.',
    ],
  },
  {
    type: 'paragraph',
    content:
      'Confiez ce tour à une personne désignée, et prévoyez qui la remplace pendant les congés : une tâche sans responsable s’arrête au premier été. Si un prestataire assure la maintenance, demandez-lui chaque mois, par écrit, la date des mises à jour, celle de la copie et les alertes reçues.',
  },
  { type: 'heading', content: 'Si cela arrive : la fiche à imprimer', newSheet: true },
  {
    type: 'paragraph',
    content: 'Gardez-la imprimée, avec les numéros de téléphone. Le jour venu, la messagerie ne sera peut-être plus à vous.',
  },
  {
    type: 'list',
    items: [
      'Noter : captures d’écran, adresses, heures, messages reçus. Ce sont des preuves.',
      'Isoler : demander à l’hébergeur de mettre le site en maintenance, sans rien effacer.',
      'Prévenir : le prestataire qui suit le site, puis la banque si un paiement est en cause.',
      'Changer : les mots de passe, depuis un appareil sain, en commençant par la messagerie.',
      'Se faire aider : le service 17Cyber et cybermalveillance.gouv.fr posent un diagnostic et orientent.',
      'Porter plainte : si vous êtes assuré contre ce risque, dans les 72 heures qui suivent la découverte de l’attaque ; la loi y subordonne l’indemnisation.',
      'Déclarer : si des données personnelles sont touchées et que des personnes courent un risque, notifier la CNIL dans les 72 heures ; si ce risque est élevé, les avertir elles aussi.',
      'Restaurer : une copie antérieure à l’intrusion, une fois la faille fermée. Dans l’ordre inverse, le casino revient.',
    ],
  },
  {
    type: 'paragraph',
    content: 'Ajoutez le numéro de l’hébergeur, et glissez la fiche sous le tiroir-caisse.',
  },
  { type: 'heading', content: 'Sources', newSheet: true },
  {
    type: 'list',
    items: [
      'OWASP Top 10, édition 2025 : https://owasp.org/Top10/2025/',
      'ANSSI, guide d’hygiène informatique : https://cyber.gouv.fr/publications/guide-dhygiene-informatique',
      'CNIL, mots de passe : https://www.cnil.fr/fr/mots-de-passe',
      'CNIL, notifier une violation de données : https://www.cnil.fr/fr/notifier-une-violation-de-donnees-personnelles',
      'Cybermalveillance.gouv.fr, assistance aux victimes : https://www.cybermalveillance.gouv.fr',
      'Diagnostic en ligne, par 17Cyber : https://17cyber.gouv.fr',
      'Code des assurances (article L12-10-1) : https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006073984',
    ],
  },
] satisfies Block[];
