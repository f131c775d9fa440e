/** Button label shared by every service type and every offer. */
export const quoteButton = 'Demander un devis';
