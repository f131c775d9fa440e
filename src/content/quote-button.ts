/** Of every service type and every offer. */
export const quoteButton = 'Demander un devis';
