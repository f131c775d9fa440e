import type { Booking } from './types.ts';

/** The agenda, on /contact and in every page's footer. */
export const booking = {
  title: 'Réserve un appel de 30 minutes',
  intro: 'Vous décrivez votre activité, nous posons les questions utiles. L’appel ne vous engage à rien.',
  link: 'Ouvrir Calendly',
  frameTitle: 'Agenda de réservation d’un appel de 30 minutes',
  notice: {
    text: 'L’agenda vient de Calendly. Tant que vous ne l’affichez pas, cette page ne lui transmet rien.',
    button: 'Afficher l’agenda',
  },
  offline:
    'L’agenda ne s’affiche pas sans connexion. Le formulaire marche quand même : votre message est gardé sur cet appareil et part au retour du réseau, ou à votre prochaine visite si vous fermez cette page.',
} satisfies Booking;
