import { html, type Html } from '../../../html';

/** Where a link of a page leads; undefined for what the guide does not have. */
export type LinkTarget = (href: string) => string | undefined;

/** The anchor of a heading, as code hosts make it. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const INLINE =
  /`([^`]+)`|!\[([^\]]*)\]\([^)]*\)|\[((?:[^\][]|\[[^\]]*\])+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|\*([^*\s][^*]*)\*/;

/** A line of text with its code, links and emphasis. */
function inlineHtml(text: string, target: LinkTarget): Html {
  const found = INLINE.exec(text);
  if (!found) return html`${text}`;
  const [whole, code, image, label, href, strong, emphasis] = found;
  const inner = (part: string) => inlineHtml(part, target);
  const address = href === undefined ? undefined : target(href);
  const piece =
    code !== undefined
      ? html`<code>${code}</code>`
      : image !== undefined
        ? html`<i>${image}</i>`
        : label !== undefined
          ? address === undefined
            ? inner(label)
            : html`<a href="${address}">${inner(label)}</a>`
          : strong !== undefined
            ? html`<b>${inner(strong)}</b>`
            : html`<i>${inner(emphasis ?? '')}</i>`;
  return html`${text.slice(0, found.index)}${piece}${inner(text.slice(found.index + whole.length))}`;
}

/** The cells of a line of a table; a bar behind a backslash, or in code, divides nothing. */
const cellsOf = (line: string): readonly string[] =>
  (
    line
      .replace(/^\s*\|/, '')
      .replace(/\|\s*$/, '')
      .match(/(?:\\\||[^|])+/g) ?? []
  ).map((cell) => cell.trim().replaceAll('\\|', '|'));

function tableHtml(lines: readonly string[], target: LinkTarget): Html {
  const [head = '', , ...rows] = lines;
  const row = (cells: readonly string[], isHead: boolean) =>
    cells.map((cell) =>
      isHead ? html`<th scope="col">${inlineHtml(cell, target)}</th>` : html`<td>${inlineHtml(cell, target)}</td>`,
    );
  return html`<div class="scroll" tabindex="0"><table><thead><tr>${row(cellsOf(head), true)}</tr></thead>
<tbody>${rows.map((line) => html`<tr>${row(cellsOf(line), false)}</tr>`)}</tbody></table></div>`;
}

const ITEM = /^(\s*)(?:[-*]|\d+\.)\s+/;

/** A list, with what is indented below an item inside it. */
function listHtml(lines: readonly string[], target: LinkTarget): Html {
  const indent = ITEM.exec(lines[0] ?? '')?.[1]?.length ?? 0;
  const items: string[][] = [];
  for (const line of lines) {
    const at = ITEM.exec(line);
    if (at && (at[1]?.length ?? 0) <= indent) items.push([line.slice(at[0].length)]);
    else items.at(-1)?.push(line);
  }
  const content = items.map(([first = '', ...more]) => {
    const below = more.findIndex((line) => ITEM.test(line));
    const text = [first, ...(below < 0 ? more : more.slice(0, below))].map((line) => line.trim()).join(' ');
    return html`<li>${inlineHtml(text, target)}${below < 0 ? '' : listHtml(more.slice(below), target)}</li>`;
  });
  return /^\s*\d/.test(lines[0] ?? '') ? html`<ol>${content}</ol>` : html`<ul>${content}</ul>`;
}

/** The lines from the first one as long as they belong to the same block. */
function blockEnd(lines: readonly string[], belongs: (line: string) => boolean): number {
  const end = lines.findIndex((line, index) => index > 0 && !belongs(line));
  return end < 0 ? lines.length : end;
}

const isText = (line: string): boolean => line.trim() !== '' && !/^(?:#{1,6} |```|\|)/.test(line);

/** The blocks of a page: what `docs/` is written with, no more. */
export function markdownHtml(markdown: string, target: LinkTarget): readonly Html[] {
  let lines = markdown.replace(/<!--[\s\S]*?-->/g, '').split('\n');
  const blocks: Html[] = [];
  while (lines.length > 0) {
    const [line = ''] = lines;
    const heading = /^(#{1,6}) (.+)$/.exec(line);
    let taken = 1;
    if (line.startsWith('```')) {
      const close = lines.indexOf('```', 1);
      taken = close < 0 ? lines.length : close + 1;
      blocks.push(
        html`<pre tabindex="0"><code>${lines.slice(1, close < 0 ? undefined : close).join('\n')}</code></pre>`,
      );
    } else if (heading) {
      const [, marks = '', title = ''] = heading;
      const text = inlineHtml(title, target);
      const id = anchorOf(title);
      blocks.push(
        marks.length === 1
          ? html`<h1 id="${id}">${text}</h1>`
          : marks.length === 2
            ? html`<h2 id="${id}">${text}</h2>`
            : html`<h3 id="${id}">${text}</h3>`,
      );
    } else if (line.startsWith('|')) {
      taken = blockEnd(lines, (one) => one.startsWith('|'));
      blocks.push(tableHtml(lines.slice(0, taken), target));
    } else if (ITEM.test(line)) {
      taken = blockEnd(lines, isText);
      blocks.push(listHtml(lines.slice(0, taken), target));
    } else if (line.trim() !== '') {
      taken = blockEnd(lines, (one) => isText(one) && !ITEM.test(one));
      blocks.push(
        html`<p>${inlineHtml(
          lines
            .slice(0, taken)
            .map((one) => one.trim())
            .join(' '),
          target,
        )}</p>`,
      );
    }
    lines = lines.slice(taken);
  }
  return blocks;
}
