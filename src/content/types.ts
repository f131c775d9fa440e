/** Types of the site's fixed content. Texts are in French; field names come from the specification. */

/** Lucide names of the icons that content may use. */
export type ContentIcon =
  | 'app-window'
  | 'bot'
  | 'filter'
  | 'mail'
  | 'message-square'
  | 'panels-top-left'
  | 'phone'
  | 'shopping-bag'
  | 'sprout';

export type Accent = 'blue' | 'purple' | 'pink' | 'green' | 'yellow';
export type HeroVariant = 'website' | 'webapp' | 'ecommerce';

/** A page's face in browser tabs, search results and link previews. */
export type Head = {
  /** At most 60 characters. */
  title: string;
  /** 70 to 155 characters. */
  description: string;
};

export type Illustration = { src: string; alt: string; width: number; height: number };

export type Block =
  | { type: 'paragraph' | 'subheading' | 'quote'; content: string }
  /** `newSheet`: begins a sheet in print. */
  | { type: 'heading'; content: string; newSheet?: true }
  | { type: 'list'; items: string[] }
  | { type: 'image'; src: string; alt: string; caption: string };

/** An article without its text, for lists and cards. */
export type ArticleSummary = {
  id: number;
  title: string;
  slug: string;
  author: string;
  /** A year. */
  date: string;
  /** The day, such as `2026-11-27`. The specification gives its seven articles only a year. */
  published?: string;
  category: string;
  excerpt: string;
  coverImage: string;
  tags: string[];
  /** Minutes, at 220 words a minute. */
  readingTime: number;
};

export type Article = ArticleSummary & { content: readonly Block[] };

export type HeroContent = {
  /** Label of the radio button that selects this variant. */
  label: string;
  badge: string;
  title: string;
  description: string;
  button: string;
  /** Text alternative of the drawing. Absent for `website`: each trade has its own. */
  alt?: string;
};

/** The trades whose work the hero can show on a site. */
export type Trade = 'luthier' | 'boulanger' | 'menuisier' | 'fleuriste' | 'potier';

export type SignContent = {
  /** Label of the field for the name of the visitor's own shop. */
  label: string;
  placeholder: string;
  tradesLegend: string;
  /** `alt`: the text alternative of the drawing. */
  trades: Record<Trade, { label: string; alt: string }>;
  /** Announces the change to a screen reader, with `…` for the name. */
  announcement: string;
};

/** A ruler below a figure: its labels stand for its ends (`weeks`) or its divisions (`prices`). */
export type Scale = { ticks: 'weeks' | 'prices'; labels: readonly string[] };
export type PillarCard = { figure: string; title: string; description: string } & ({ scale: Scale } | { image: Illustration });

/** `link`: to its type or its sentence on /services. */
export type ExpertiseCard = {
  title: string;
  description: string;
  features: string[];
  link: `/services#${string}`;
  color: Accent;
};

export type Step = { number: number; title: string; description: string; items: string[] };
export type MethodStep = Step & { image: Illustration };

/** `service`: the time of day, and the service at work. */
export type BentoCell = { service: string; title: string; description: string; image: Illustration };

/** `service`: the type of service that starts at this price. */
export type Offer = {
  service: ServiceId;
  title: string;
  icon: ContentIcon;
  description: string;
  price: string;
  features: string[];
  targetAudience: string;
  color: Accent;
};

/** Also in ServiceChoice.css. */
export type ServiceId = 'websites' | 'webapps' | 'ecommerce' | 'funnels';

export type ServiceType = {
  id: ServiceId;
  label: string;
  icon: ContentIcon;
  image: Illustration;
  color: 'blue' | 'purple' | 'pink';
  heroVariant: HeroVariant;
  description: string;
  benefits: [string, string, string, string];
};

/** A service that is no type of its own. */
export type OtherService = { title: string; description: string };

export type Project = {
  id: number;
  category: string;
  title: string;
  description: string;
  image: Illustration;
};

export type ContactInfoItem = { icon: 'mail' | 'phone' | 'message-square'; title: string; content: string; href?: string };

/** The agenda. `notice` covers its frame until the visitor asks for it. */
export type Booking = {
  title: string;
  intro: string;
  link: string;
  frameTitle: string;
  notice: { text: string; button: string };
  offline: string;
};

/** A row of a form, with blanks that the owner still has to fill in. */
export type LegalRow = { label: string; value: string; isBlank: boolean };
/** One numbered section of a legal page; a text block is a paragraph, an array is a bulleted list. */
export type LegalSection = { title: string; blocks: (string | string[] | LegalRow)[] };
export type LegalContent = { head: Head; title: string; intro: string; image: Illustration; sections: LegalSection[] };
