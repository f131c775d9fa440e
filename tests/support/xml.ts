import { type Element, xml2js } from 'xml-js';

/** Throws when the text is not well-formed XML. */
export function parseXml(xml: string): Element {
  return xml2js(xml, { compact: false }) as Element;
}

/** Every element of that name at any depth, in document order. */
export function elementsOf({ elements = [] }: Element, name: string): Element[] {
  return elements.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsOf(child, name)]);
}

/** The text of the first element of that name. */
export function textOf(parent: Element, name: string): string {
  return textIn(elementsOf(parent, name)[0] ?? {});
}

export function textIn({ elements = [] }: Element): string {
  return elements.map(({ text, cdata }) => String(text ?? cdata ?? '')).join('');
}
