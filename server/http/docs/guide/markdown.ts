import { Marked, type Tokens } from 'marked';
import { html, Html } from '../../../html';

/** Where a link of a page leads; undefined for what the guide does not have. */
export type LinkTarget = (href: string) => string | undefined;

/** The anchor of a heading, as code hosts make it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** A tag in a page is text like any other, and a comment is for its authors alone. */
const tagHtml = ({ text }: Tokens.HTML | Tokens.Tag): string => (text.startsWith('<!--') ? '' : html`${text}`.text);

/** The HTML of a page. What is wide scrolls by itself, and the keyboard reaches it. */
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
