const head: Partial<Pick<HTMLHeadElement, 'insertBefore'>> = HTMLHeadElement.prototype;

/**
 * Leaves the style sheets of the program out of the page. Emotion adds one for each rule and never takes one away:
 * axe and jsdom would walk through all of them for each question.
 */
export function leaveStyleSheetsOut(): void {
  head.insertBefore = function <Added extends Node>(this: Node, added: Added, before: Node | null): Added {
    return added instanceof HTMLStyleElement ? added : (Node.prototype.insertBefore.call(this, added, before) as Added);
  };
}

/** Lets style sheets into the page again, for a test of what they do. */
export function letStyleSheetsIn(): void {
  delete head.insertBefore;
}
