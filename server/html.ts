/** Safe HTML, made by `html`, which escapes all interpolated values. */
export class Html {
  constructor(readonly text: string) {}
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');

type Piece = string | number | Html | undefined | false | readonly Piece[];

function printed(piece: Piece): string {
  if (piece === undefined || piece === false) return '';
  if (piece instanceof Html) return piece.text;
  return typeof piece === 'object' ? piece.map(printed).join('') : escapeHtml(String(piece));
}

/**
 * Builds HTML: escapes text, keeps `Html` as it is, prints nothing for undefined and false, and joins arrays.
 *
 * @example html`<p title="${title}">${name}</p>`
 */
export const html = (parts: TemplateStringsArray, ...pieces: readonly Piece[]): Html =>
  new Html(parts.reduce((text, part, index) => text + printed(pieces[index - 1]) + part));
