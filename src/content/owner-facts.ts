import { site } from './site.ts';

/** A text about a fact of the owner's, or none while the owner has not filled it in (`site.optional`). */
export function stated(fact: string, text: (fact: string) => string): string[] {
  return fact === '' ? [] : [text(fact)];
}

/** Introduces the founder: the name, once the owner has filled it in, then the role. */
export const founderLine = [site.optional.founderName, site.founderRole].filter((part) => part !== '').join(' · ');
