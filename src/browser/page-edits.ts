import { rememberFocus } from './field-focus.ts';

/**
 * Takes back what add-ons and translators have changed inside `root` since it was parsed: React hydrates only what was prerendered, and would
 * build everything else anew, losing text, caret and focus. `edits` are in order. Returns a function that makes the same changes again, once
 * React has hydrated the page, with two exceptions: an element that was taken away is hidden instead, since React may have to remove it, and
 * one that was moved stays where it was, since moving it would cost its focus.
 */
export function takeBackEdits(root: HTMLElement, edits: readonly MutationRecord[]): () => void {
  const foreign = findForeign(edits);
  const isForeign = (node: Node | null): boolean => node !== null && (foreign.has(node) || isForeign(node.parentNode));
  const taken = new Set(edits.flatMap(({ removedNodes }) => [...removedNodes].filter((node) => !node.isConnected && !isForeign(node))));
  const restoreFocus = rememberFocus();
  const redo: (() => void)[] = [];
  for (const edit of edits.toReversed()) {
    // What happens inside an added element is its author's affair, and what happens outside of the root not React's.
    if (root.contains(edit.target) && !isForeign(edit.target))
      redo.push(edit.type === 'characterData' ? undoText(edit) : undoChildren(edit, foreign, taken));
  }
  for (const node of taken) if (node instanceof HTMLElement) node.style.setProperty('display', 'none', 'important');
  restoreFocus();
  return () => {
    for (const change of redo.splice(0).toReversed()) change();
  };
}

/** The nodes that were not in the page when it was parsed. */
function findForeign(edits: readonly MutationRecord[]): Set<Node> {
  const own = new Set<Node>();
  const foreign = new Set<Node>();
  for (const { addedNodes, removedNodes } of edits) {
    for (const node of removedNodes) if (!foreign.has(node)) own.add(node);
    for (const node of addedNodes) if (!own.has(node)) foreign.add(node);
  }
  return foreign;
}

function undoText({ target, oldValue }: MutationRecord): () => void {
  const text = target as Text;
  const { data } = text;
  text.data = oldValue ?? '';
  return () => {
    if (text.data === oldValue) text.data = data;
  };
}

function undoChildren(
  { target, addedNodes, removedNodes, nextSibling }: MutationRecord,
  foreign: ReadonlySet<Node>,
  taken: ReadonlySet<Node>,
): () => void {
  const isThere = (node: Node) => node.parentNode === target;
  const added = [...addedNodes].filter(isThere);
  const removed = [...removedNodes].filter((node) => !foreign.has(node));
  for (const node of added) target.removeChild(node);
  for (const node of removed) target.insertBefore(node, nextSibling && isThere(nextSibling) ? nextSibling : null);
  return () => {
    // Not if its author has made the change again, or React another.
    if (!removed.every((node) => taken.has(node) && isThere(node)) || (nextSibling && !isThere(nextSibling))) return;
    for (const node of added) if (foreign.has(node)) target.insertBefore(node, nextSibling);
    for (const node of removed) if (node instanceof Text) target.removeChild(node);
  };
}
