import type { Context } from '@netlify/functions';
import { contextOf } from '../../netlify/local/function-context.ts';
import { contactRequest } from './contact-request.ts';

/** What Netlify tells a function of the deploy that it belongs to. */
export function deployed(context: string, id = '692c5f0e4a1b2c0008d3e4f5'): Context {
  return { ...contextOf(contactRequest(), '127.0.0.1'), deploy: { context, id, published: context === 'production' } };
}
