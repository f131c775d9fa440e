/**
 * Facts about the site and its publisher. A field that is empty, or an address under the reserved domain `.example`, is still for the owner
 * to fill in: the build lists it, and a production deploy fails while any is left, except those of `optional`.
 */
export const site = {
  name: 'Trait',
  tagline: 'Du trait au site',
  description: 'Agence web française : sites vitrines, applications, boutiques en ligne, tunnels de vente et automatisation par l’IA.',
  email: 'bonjour@trait.example',
  bookingUrl: 'https://calendly.com/trait.example/30min',
  founderRole: 'Fondateur et CEO',
  copyrightYear: 2025,
  /**
   * Fields that are shown once they are filled in. Until then, the build lists them, but no deploy fails. They are a `Record`, since with
   * `as const` their only value would be ''.
   */
  optional: {
    founderName: '',
    /** Clients who agreed to be named, such as `Menuiserie Martin, Café du Port`. */
    references: '',
    /** With its tax status, such as `120 € HT`. */
    hostingYearlyPrice: '',
  } as Record<'founderName' | 'references' | 'hostingYearlyPrice', string>,
  social: [
    { label: 'LinkedIn', href: 'https://www.linkedin.com/company/trait.example' },
    { label: 'Facebook', href: 'https://www.facebook.com/trait.example' },
    { label: 'Instagram', href: 'https://www.instagram.com/trait.example' },
  ],
  /** Legal notice (LCEN, articles 1-1 and 19). */
  publisher: {
    companyName: '',
    legalForm: '',
    shareCapital: '',
    address: '',
    siren: '',
    register: '',
    vatNumber: '',
    phone: '',
    director: '',
  },
  /** Name, postal address and website of the consumer mediator that the owner joins (Code de la consommation, article L616-1). */
  mediator: '',
  host: {
    name: 'Netlify, Inc.',
    address: '101 2nd Street, San Francisco, CA 94105, États-Unis',
    phone: '',
    website: 'https://www.netlify.com',
  },
} as const;

/** A text about an optional fact (`site.optional`); empty until the owner has filled in the fact. */
export function stated(fact: string, text: (fact: string) => string): string[] {
  return fact === '' ? [] : [text(fact)];
}

/** Introduces the founder: the name, once the owner has filled it in, then the role. */
export function founderLine(): string {
  return [...stated(site.optional.founderName, (name) => name), site.founderRole].join(' · ');
}
