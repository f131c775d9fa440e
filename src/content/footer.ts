export const footer = {
  title: 'Un trait suffit pour commencer.',
  text: 'Trente minutes au téléphone, votre projet sur la table, une première esquisse.',
} as const;
