/** The words that a browser shows above the feed, which is written for feed readers. */
export const feed = {
  title: 'Le flux du blog',
  text: 'Pour être prévenu de chaque nouvel article sans laisser d’adresse, copiez celle de ce flux dans un lecteur de flux RSS.',
};
