const style: Partial<Pick<HTMLStyleElement, 'appendChild'>> = HTMLStyleElement.prototype;

/** Leaves style sheets empty: the words of a rule are not added to them. */
export function leaveStyleSheetsEmpty(): void {
  style.appendChild = <Added extends Node>(added: Added): Added => added;
}

/** Fills style sheets again, for a test of what they do. */
export function fillStyleSheets(): void {
  delete style.appendChild;
}
