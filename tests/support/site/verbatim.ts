/** Texts that the specification quotes in English; their elements carry `lang="en"`. */
export const english: readonly string[] = ['Oops! Page not found', 'Return to Home'];

/**
 * The form's words when a message was sent, could not be sent, or is kept for later. The last has ordinary spaces, since queries read every
 * space as one.
 */
export const SENT = 'Message envoyé avec succès !';
export const FAILED = "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.";
export const QUEUED = 'Message enregistré sur cet appareil : il partira au retour du réseau.';

/**
 * Texts quoted from the specification and the contact protocol, kept to the character: straight apostrophes, three dots, ordinary spaces.
 */
export const verbatim: readonly string[] = [
  "Lire l'article",
  "S'abonner",
  'Envoi en cours...',
  SENT,
  FAILED,
  'Réserve un appel de 30 minutes',
  'Réserver un appel de 30min',
  ...english,
];

/** The links of the header and the menu, in order. */
export const HEADER_LINKS = ['Accueil', 'Services', 'À propos', 'Blog', 'Contact'];
