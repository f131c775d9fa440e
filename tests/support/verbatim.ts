/** Texts that the specification quotes in English; their elements carry `lang="en"`. */
export const english: readonly string[] = ['Oops! Page not found', 'Return to Home'];

/**
 * Texts that the specification and the contact protocol quote, kept to the character: straight apostrophes, three dots, ordinary spaces.
 */
export const verbatim: readonly string[] = [
  "Lire l'article",
  "S'abonner",
  'Envoi en cours...',
  'Message envoyé avec succès !',
  "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.",
  'Message enregistré sur cet appareil : il partira dès le retour du réseau.',
  'Réserve un appel de 30 minutes',
  'Réserver un appel de 30min',
  '500€ HT',
  '800€ HT',
  '1500€ HT',
  ...english,
];

/** The header's and the menu's links, in their order. */
export const HEADER_LINKS = ['Accueil', 'Services', 'À propos', 'Blog', 'Contact'];
