import type { JsonSchema } from '../../../src/resources/language/kind';
import { colonOf, inLanguage, type Language } from '../../../src/resources/language/words';
import { html, type Html } from '../../html';
import type { OpenApiDocument, OpenApiOperation, OpenApiResponse } from '../openapi/openApiDocument';
import { propertiesOf, referredTo, schemaText } from './schemaText';
import { DOCS_WORDS } from './docsWords';

const word = (name: keyof typeof DOCS_WORDS, language: Language) => inLanguage(DOCS_WORDS[name], language);

/** Lets a long name in code break before a slash or between its words. */
const codeName = (name: string): Html => {
  const [first = '', ...others] = name.split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?=\/)/u);
  return html`<code>${first}${others.map((part) => html`<wbr>${part}`)}</code>`;
};

const anchorOf = (component: string) => `schema-${component}`;

/** Renders a schema on one line; a component links to its table. */
function schemaLink(schema: JsonSchema): Html {
  const reference = referredTo(schema);
  if (reference === undefined) return html`<code>${schemaText(schema)}</code>`;
  return html`<a href="#${anchorOf(reference)}">${codeName(reference)}</a>`;
}

interface Row {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly required: boolean;
  readonly description: string;
}

function table(rows: readonly Row[], language: Language): Html {
  const heads = (['name', 'type', 'description'] as const).map(
    (name) => html`<th scope="col">${word(name, language)}</th>`,
  );
  const body = rows.map(
    ({ name, schema, required, description }) => html`<tr>
<th scope="row"><code>${name}</code>${required && html` <small>${word('required', language)}</small>`}</th>
<td>${schemaLink(schema)}</td><td>${description}</td></tr>`,
  );
  return html`<div class="scroll" tabindex="0"><table><thead><tr>${heads}</tr></thead><tbody>${body}</tbody></table></div>`;
}

const isText = (value: unknown): value is string => typeof value === 'string';

export const schemaSection = (name: string, schema: JsonSchema, language: Language): Html =>
  html`<section class="schema" id="${anchorOf(name)}"><h3>${codeName(name)}</h3>${table(
    propertiesOf(schema).map((property) => ({
      ...property,
      description: [property.schema['title'], property.schema['description']].filter(isText).join('. '),
    })),
    language,
  )}</section>`;

function answersOf({ responses }: OpenApiOperation, document: OpenApiDocument, language: Language): Html {
  const items = Object.entries(responses).map(([status, response]) => {
    const named: OpenApiResponse | undefined =
      '$ref' in response ? document.components.responses[response.$ref.split('/').at(-1) ?? ''] : response;
    const schema = Object.values(named?.content ?? {})[0]?.schema;
    return html`<li><b class="status s${status.slice(0, 1)}">${status}</b> ${named?.description ?? ''} ${schema && schemaLink(schema)}</li>`;
  });
  return html`<h4>${word('answers', language)}</h4><ul class="answers">${items}</ul>`;
}

function bodyOf({ requestBody }: OpenApiOperation, language: Language): Html | undefined {
  if (!requestBody) return undefined;
  const items = Object.entries(requestBody.content).map(
    ([type, { schema }]) => html`<li><code>${type}</code> ${schemaLink(schema)}</li>`,
  );
  return html`<h4>${word('body', language)}</h4><ul class="answers">${items}</ul>`;
}

function parametersOf({ parameters = [] }: OpenApiOperation, language: Language): Html | undefined {
  if (parameters.length === 0) return undefined;
  const rows = parameters.map(({ name, schema, required = false, description }) => ({
    name,
    schema,
    required,
    description,
  }));
  return html`<h4>${word('parameters', language)}</h4>${table(rows, language)}`;
}

export function operationSection(
  method: string,
  path: string,
  operation: OpenApiOperation,
  document: OpenApiDocument,
  language: Language,
): Html {
  const { summary, operationId } = operation;
  return html`<details class="operation" id="${operationId}">
<summary><b class="method ${method}">${method.toUpperCase()}</b> <span class="path">${codeName(path)}</span>
<span class="quiet">${summary}</span>${operation['x-extension'] && html` <span class="tag">${word('extension', language)}</span>`}</summary>
<p>${word('right', language)}${colonOf(language)}<code>${operation['x-right']}</code></p>
${parametersOf(operation, language)}${bodyOf(operation, language)}${answersOf(operation, document, language)}
</details>`;
}
