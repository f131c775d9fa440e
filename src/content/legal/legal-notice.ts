import { site } from '../site.ts';
import type { LegalContent, LegalRow } from '../types.ts';
import { BLANK } from './blank.ts';

const { publisher, host } = site;

function row(label: string, value: string): LegalRow {
  return { label: `${label} :`, value: value || BLANK, isBlank: !value };
}

export const legalNotice = {
  head: {
    title: 'Mentions légales | Trait',
    description: 'Éditeur du site Trait, directeur de la publication, hébergeur et règles de propriété intellectuelle.',
  },
  title: 'Mentions légales',
  intro:
    'Informations publiées en application de la loi du 21 juin 2004 pour la confiance dans l’économie numérique (LCEN), articles 1-1 et 19.',
  image: { src: '/images/legal.svg#legal-notice', alt: '', width: 320, height: 160 },
  sections: [
    {
      title: 'Éditeur du site',
      blocks: [
        `Le site ${site.name} est édité par :`,
        row('Dénomination', publisher.companyName),
        row('Forme juridique', publisher.legalForm),
        row('Capital social', publisher.shareCapital),
        row('Siège social', publisher.address),
        row('SIREN', publisher.siren),
        row('Immatriculation', publisher.register),
        row('Numéro de TVA intracommunautaire', publisher.vatNumber),
        row('Téléphone', publisher.phone),
        row('E-mail', site.email),
        row('Directeur de la publication', publisher.director),
      ],
    },
    {
      title: 'Hébergement',
      blocks: [
        'Le site est hébergé par :',
        row('Dénomination', host.name),
        row('Adresse', host.address),
        row('Téléphone', host.phone),
        row('Site web', host.website),
      ],
    },
    {
      title: 'Propriété intellectuelle',
      blocks: [
        'Les textes, les illustrations, la charte graphique et le code de ce site appartiennent à l’éditeur ou à leurs auteurs respectifs. Le Code de la propriété intellectuelle les protège.',
        'Toute reproduction ou représentation, totale ou partielle, demande l’accord préalable et écrit du titulaire des droits ; à défaut, elle constitue une contrefaçon (art. L122-4 et L335-2). Restent permis les usages prévus par la loi, dont la copie privée et les courtes citations avec mention de l’auteur et de la source (art. L122-5).',
        'Les logiciels libres employés par le site restent soumis à leur licence. Les marques et logos de tiers appartiennent à leurs titulaires.',
      ],
    },
  ],
} satisfies LegalContent;
