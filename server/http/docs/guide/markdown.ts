import { Marked, type Tokens } from 'marked';
import { html, Html } from '../../../html';

/** Resolves the address of a link; undefined if the guide does not contain it. */
export type LinkTarget = (href: string) => string | undefined;

/** Returns a heading's anchor as code hosts derive it, so that links work there as well. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** HTML in the Markdown is shown as text; comments are dropped. */
const tagHtml = ({ text }: Tokens.HTML | Tokens.Tag): string => (text.startsWith('<!--') ? '' : html`${text}`.text);

/** Wide blocks scroll by themselves and can be focused, so that the keyboard can scroll them. */
export function markdownHtml(markdown: string, target: LinkTarget): Html {
  const marked = new Marked({
    renderer: {
      html: tagHtml,
      code: ({ text }) => html`<pre tabindex="0"><code>${text}</code></pre>`.text,
      image: ({ text }) => html`<i>${text}</i>`.text,
      heading({ depth, text, tokens }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>`;
      },
      link({ href, tokens }) {
        const label = new Html(this.parser.parseInline(tokens));
        const address = target(href);
        return address === undefined ? label.text : html`<a href="${address}">${label}</a>`.text;
      },
      table({ header, rows }) {
        const cells = (name: 'td' | 'th scope="col"', row: readonly Tokens.TableCell[]) =>
          row.map(({ tokens }) => `<${name}>${this.parser.parseInline(tokens)}</${name.slice(0, 2)}>`).join('');
        const body = rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('');
        return `<div class="scroll" tabindex="0"><table><thead><tr>${cells('th scope="col"', header)}</tr></thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  return new Html(marked.parse(markdown, { async: false }));
}
