import { inLanguage, type Language } from '../../../src/resources/language/words';
import { html, type Html } from '../../html';
import { translate } from '../../words';
import type { OpenApiDocument, OpenApiOperation } from '../openapi/openApiDocument';
import { PROBLEM_STATUS, type ProblemCode } from '../problem';
import { PROBLEM_TYPES_PATH } from '../problemDocument';
import { pageOf } from './layout';
import { operationSection, schemaSection } from './operation';
import { DOCS_WORDS } from './docsWords';

const anchorOfTag = (index: number) => `tag-${index}`;

function tagSection(document: OpenApiDocument, index: number, language: Language): Html {
  const tag = document.tags[index];
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, OpenApiOperation>)
      .filter(([, { tags }]) => tags.includes(tag?.name ?? ''))
      .map(([method, operation]) => operationSection(method, path, operation, document, language)),
  );
  return html`<section class="group" id="${anchorOfTag(index)}"><h2>${tag?.name ?? ''}</h2>
${tag?.description !== undefined && html`<p class="quiet">${tag.description}</p>`}${operations}</section>`;
}

/** Renders the OpenAPI document; readable without JavaScript, which only adds the search. */
export function documentationPage(document: OpenApiDocument, language: Language): string {
  const say = (name: keyof typeof DOCS_WORDS) => inLanguage(DOCS_WORDS[name], language);
  const contents = document.tags.map(({ name }, index) => html`<li><a href="#${anchorOfTag(index)}">${name}</a></li>`);
  const groups = document.tags.map((_, index) => tagSection(document, index, language));
  const schemas = Object.entries(document.components.schemas).map(([name, schema]) =>
    schemaSection(name, schema, language),
  );
  const content = html`<div class="columns">
<nav class="contents" aria-label="${say('contents')}">
<input type="search" id="search" placeholder="${say('search')}" aria-label="${say('search')}" autocomplete="off">
<ul>${contents}<li><a href="#schemas">${say('schemas')}</a></li></ul></nav>
<main><h1>${say('title')}</h1><p class="quiet">${document.info.description}</p>
<p id="no-match" role="status" hidden>${say('noMatch')}</p>
${groups}<section id="schemas"><h2>${say('schemas')}</h2>${schemas}</section></main></div>`;
  return pageOf(say('title'), content, language);
}

/** The page that the `type` of a problem document links to. */
export function errorsPage(codes: readonly ProblemCode[], language: Language): string {
  const say = (name: keyof typeof DOCS_WORDS) => inLanguage(DOCS_WORDS[name], language);
  const rows = codes.map(
    (code) => html`<tr><th scope="row"><a href="${PROBLEM_TYPES_PATH}/${code}"><code>${code}</code></a></th>
<td><b class="status s${String(PROBLEM_STATUS[code]).slice(0, 1)}">${PROBLEM_STATUS[code]}</b></td>
<td><b>${translate(language, `problems.${code}.title`)}</b><br>${translate(language, `problems.${code}.detail`)}</td></tr>`,
  );
  const heads = (['code', 'status', 'meaning'] as const).map((name) => html`<th scope="col">${say(name)}</th>`);
  const content = html`<main class="single"><h1>${say('errors')}</h1><p class="quiet">${say('errorsHelp')}</p>
<div class="scroll" tabindex="0"><table class="errors"><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table></div>
<p><a href="/docs">${say('back')}</a></p></main>`;
  return pageOf(say('errors'), content, language);
}
