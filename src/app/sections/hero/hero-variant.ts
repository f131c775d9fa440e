import { atom } from 'jotai';
import type { HeroVariant } from '../../../content/types.ts';

/** HeroSection.css has a rule for each. */
export const heroVariants = ['website', 'webapp', 'ecommerce'] as const satisfies readonly HeroVariant[];

/** The variant that a visit shows first. HeroDrawing.tsx imports its sketch. */
export const FIRST_VARIANT = heroVariants[0];

/** The visitor's interest: chosen in the hero or with a service type on /services, and shown by the hero on the next visit to home. */
export const heroVariantAtom = atom<HeroVariant>(FIRST_VARIANT);
