export const footer = {
  title: 'Parlons de votre projet : un trait suffit.',
  text: 'En 30 minutes d’appel, vous savez par où commencer, en combien de temps et à partir de quel prix.',
  image: { src: '/images/footer.svg', alt: '', width: 640, height: 320 },
} as const;
