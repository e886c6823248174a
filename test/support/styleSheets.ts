const head: Partial<Pick<HTMLHeadElement, 'insertBefore'>> = HTMLHeadElement.prototype;

/**
 * Keeps style sheets out of the page. Emotion adds one per rule and never removes any: axe and jsdom would search all
 * of them for each query.
 */
export function leaveStyleSheetsOut(): void {
  head.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    return added instanceof HTMLStyleElement ? added : (Node.prototype.insertBefore.call(this, added, before) as Added);
  };
}

/** Lets them in; one that stands before another which was kept out comes last. */
export function letStyleSheetsIn(): void {
  head.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    return Node.prototype.insertBefore.call(this, added, before?.parentNode === this ? before : null) as Added;
  };
}
