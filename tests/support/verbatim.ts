/** Texts that the specification quotes in English; their elements carry `lang="en"`. */
export const english: readonly string[] = ['Oops! Page not found', 'Return to Home'];

/** What the form says of a message that was sent, of one that could not be, and of one that is kept. */
export const SENT = 'Message envoyé avec succès !';
export const FAILED = "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.";
export const QUEUED = 'Message enregistré sur cet appareil : il partira dès le retour du réseau.';

/**
 * Texts that the specification and the contact protocol quote, kept to the character: straight apostrophes, three dots, ordinary spaces.
 */
export const verbatim: readonly string[] = [
  "Lire l'article",
  "S'abonner",
  'Envoi en cours...',
  SENT,
  FAILED,
  QUEUED,
  'Réserve un appel de 30 minutes',
  'Réserver un appel de 30min',
  '500€ HT',
  '800€ HT',
  '1500€ HT',
  ...english,
];

/** The header's and the menu's links, in their order. */
export const HEADER_LINKS = ['Accueil', 'Services', 'À propos', 'Blog', 'Contact'];
