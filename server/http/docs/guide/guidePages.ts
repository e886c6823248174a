import { inLanguage, type Language } from '../../../../src/resources/language/words';
import { html, type Html } from '../../../html';
import { DOCS_WORDS } from '../docsWords';
import { pageOf } from '../layout';
import { guideTarget, GUIDE_PATH, titleOf, type Guide } from './guideFiles';
import { searchGuide } from './guideSearch';
import { markdownHtml } from './markdown';

/** Pages that a developer should read first; the other pages of `docs/` follow by name. */
const FIRST = ['adding-a-resource', 'tutorial', 'families', 'reference/README', 'architecture'] as const;

const isFirst = (name: string): boolean => FIRST.some((one) => one === name);

function linksOf(guide: Guide, current?: string): Html {
  const names = [...FIRST.filter((name) => guide.has(name)), ...[...guide.keys()].filter((name) => !isFirst(name))];
  const links = names.map((name) => {
    const mark = name === current ? html` aria-current="page"` : '';
    return html`<li><a href="${GUIDE_PATH}/${name}"${mark}>${titleOf(guide.get(name) ?? '') || name}</a></li>`;
  });
  return html`<ul lang="en">${links}</ul>`;
}

function contentsOf(guide: Guide, current: string | undefined, language: Language, typed = ''): Html {
  const say = (name: keyof typeof DOCS_WORDS) => inLanguage(DOCS_WORDS[name], language);
  const search = html`<input type="search" name="q" value="${typed}" placeholder="${say('searchGuide')}" aria-label="${say('searchGuide')}">`;
  return html`<nav class="contents" aria-label="${say('contents')}">
<form action="${GUIDE_PATH}" role="search">${search}</form>${linksOf(guide, current)}</nav>`;
}

const page = (guide: Guide, title: string, content: Html, language: Language, current?: string, typed?: string) =>
  pageOf(
    title,
    html`<div class="columns">${contentsOf(guide, current, language, typed)}<main>${content}</main></div>`,
    language,
  );

const leadOf = (markdown: string): string =>
  markdown.split('\n\n').find((block) => /^(?:[\w*]|`[^`])/.test(block)) ?? '';

/** Shows the starting pages with their first paragraphs; the contents beside them link to all pages. */
function beginningOf(guide: Guide): readonly Html[] {
  return FIRST.filter((name) => guide.has(name)).map((name) => {
    const markdown = guide.get(name) ?? '';
    const lead = markdownHtml(leadOf(markdown), (href) => guideTarget(guide, name, href));
    return html`<section lang="en"><h2><a href="${GUIDE_PATH}/${name}">${titleOf(markdown)}</a></h2>${lead}</section>`;
  });
}

/** Renders a page of the guide, whose text is always English; undefined if there is no such page. */
export function guidePage(guide: Guide, name: string, language: Language): string | undefined {
  const markdown = guide.get(name);
  if (markdown === undefined) return undefined;
  const content = markdownHtml(markdown, (href) => guideTarget(guide, name, href));
  return page(guide, titleOf(markdown), html`<article lang="en">${content}</article>`, language, name);
}

/** Shows the search results or, without a search text, the starting pages. */
export function guideSearchPage(guide: Guide, typed: string, language: Language): string {
  const say = (name: keyof typeof DOCS_WORDS) => inLanguage(DOCS_WORDS[name], language);
  const matches = searchGuide(guide, typed);
  const found = matches.map(
    ({
      page: name,
      heading,
      anchor,
      excerpt,
    }) => html`<li lang="en"><a href="${GUIDE_PATH}/${name}#${anchor}">${heading}</a>
<span class="quiet">${titleOf(guide.get(name) ?? '')}</span><br>${excerpt}</li>`,
  );
  const list =
    matches.length > 0 ? html`<ul class="found">${found}</ul>` : html`<p role="status">${say('noMatchGuide')}</p>`;
  const content = html`<h1>${say('guide')}</h1><p class="quiet">${say('guideHelp')}</p>${typed.trim() === '' ? beginningOf(guide) : list}`;
  return page(guide, say('guide'), content, language, undefined, typed);
}
