/** Text made safe to stand in an element or in a quoted attribute, of HTML and of XML alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
