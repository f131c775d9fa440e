import { site } from './site.ts';
import type { ContactInfoItem, Head, Illustration } from './types.ts';

/**
 * `next`: a link to what can be done now. `reasons`: sentences by fragment, each shown only at its own (`/contact/echec#origine`),
 * where the function redirects.
 */
type ResultText = {
  title: string;
  text: string;
  next: string;
  image: Illustration;
  reasons?: Record<string, string>;
};

/** `hints`: one for each field of src/message/fields.ts, which has the labels. The compiler names a missing one. */
type Contact = {
  head: Head;
  title: string;
  intro: string;
  info: ContactInfoItem[];
  form: {
    hints: Record<string, string>;
    requiredNote: string;
    draftNote: string;
    erasedNote: string;
    privacyNote: string;
    privacyLink: string;
  };
  /** Begins the message of a visitor who has written a name on the hero's drawings, `…`. */
  introduction: string;
  afterSending: { title: string; items: string[] };
  /** Result pages of a form posted without JavaScript, by the last segment of their path (`ResultSlug` in src/message/protocol.ts). */
  results: Record<string, ResultText>;
};

export const contact = {
  head: {
    title: 'Contact et appel de 30 minutes | Trait',
    description:
      'Décrivez votre projet en quelques mots ou réservez un appel de 30 minutes : réponse sous 24 heures, et le formulaire marche même hors connexion.',
  },
  title: 'Entrons en contact',
  intro: 'Dites-nous en deux ou trois phrases ce que vous faites et ce qu’il vous faut : vous aurez une réponse sous 24 heures.',
  info: [
    { icon: 'mail', title: 'E-mail', content: site.email, href: `mailto:${site.email}` },
    { icon: 'phone', title: 'Appel de 30 minutes', content: 'Choisir un créneau dans l’agenda', href: '/contact#booking-title' },
    { icon: 'message-square', title: 'Support', content: 'Écrivez à toute heure, nous répondons sous 24 heures.' },
  ],
  form: {
    hints: {
      name: 'Le vôtre, ou celui de votre entreprise.',
      email: 'Notre réponse arrivera à cette adresse (exemple : nom@exemple.fr).',
      phone: 'Facultatif : utile si vous préférez un appel.',
      message: 'Votre activité, ce qu’il vous faut, pour quand. Un site existe déjà ? Son adresse : l’audit est gratuit.',
    },
    requiredNote: 'Les champs marqués d’un astérisque (*) sont obligatoires.',
    privacyNote: 'Vos réponses servent à traiter votre demande et sont gardées 3 ans au plus après notre dernier échange.',
    privacyLink: 'Vos droits et vos données',
    draftNote: 'Votre texte est gardé sur cet appareil jusqu’à l’envoi, 30 jours au plus si vous n’y touchez pas. « Effacer » le supprime.',
    erasedNote: 'Texte effacé. « Rétablir » le ramène.',
  },
  introduction: 'Bonjour,\n\nJe tiens « … », et voici ce qu’il me faut :',
  afterSending: {
    title: 'Une fois le message envoyé',
    items: [
      'Nous répondons par e-mail, ou par téléphone si vous laissez un numéro.',
      'Sans réseau, votre message attend sur cet appareil, où vous pouvez le relire, le modifier ou le supprimer. Il part au retour du réseau, ou à votre prochaine visite si vous fermez cette page.',
    ],
  },
  results: {
    merci: {
      title: 'Message envoyé avec succès !',
      text: 'Votre message nous est parvenu : vous recevrez une réponse sous 24 heures, à l’adresse que vous avez indiquée.',
      next: 'Lire le blog en attendant',
      image: { src: '/images/contact/sent.svg', alt: '', width: 640, height: 400 },
    },
    invalide: {
      title: 'Le message n’est pas parti',
      text: 'Revenez en arrière : votre navigateur a gardé votre texte.',
      next: 'Ouvrir un formulaire vide',
      image: { src: '/images/contact/invalid.svg', alt: '', width: 640, height: 400 },
    },
    echec: {
      title: "Une erreur est survenue lors de l'envoi du message. Veuillez réessayer.",
      text: 'Revenez en arrière : votre navigateur a gardé votre texte. Si l’envoi échoue encore, écrivez directement à l’adresse ci-dessous.',
      next: 'Ouvrir un formulaire vide',
      image: { src: '/images/contact/failed.svg', alt: '', width: 640, height: 400 },
      reasons: {
        origine:
          'Votre navigateur n’a pas confirmé que le formulaire vient de ce site. Une extension ou un réglage qui cache les adresses en est sans doute la cause : désactivez-le le temps de l’envoi.',
        format: 'Le message est arrivé incomplet. Revenez en arrière et renvoyez-le.',
        panne: 'Le site n’a pas pu enregistrer le message. Attendez une minute avant de réessayer.',
      },
    },
  },
} satisfies Contact;
