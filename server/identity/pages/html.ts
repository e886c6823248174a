/** HTML that is safe to send: made by `html`, which escapes whatever is put into it. */
export class Html {
  constructor(readonly text: string) {}
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

type Piece = string | number | Html | undefined | false;

const printed = (piece: Piece): string => {
  if (piece === undefined || piece === false) return '';
  return piece instanceof Html ? piece.text : escapeHtml(String(piece));
};

/**
 * Makes HTML; texts are escaped, pieces that are HTML already stay as they are, and undefined and false print nothing.
 *
 * @example html`<p title="${title}">${name}</p>`
 */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(parts.reduce((text, part, index) => text + printed(pieces[index - 1]) + part));
