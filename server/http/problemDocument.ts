import { problems } from '../../src/i18n/messages/fr/problems';
import type { Issue } from '../../src/resources/language/kind';
import type { Problem } from '../../src/resources/protocol/problem';
import type { Issues } from '../../src/resources/records/validate';
import { withLabels } from '../../src/resources/records/issueLabels';
import type { Language } from '../../src/resources/language/words';
import { timesText } from '../timesText';
import { translate, type WordArguments } from '../words';
import type { ProblemCode, ProblemError } from './problem';

/** The `type` of a problem is an address below this path, which explains it. */
export const PROBLEM_TYPES_PATH = '/docs/errors';

// Compile-time check that every code has texts.
problems satisfies Readonly<Record<ProblemCode, { readonly title: string; readonly detail: string }>>;

/** Formats bytes, such as `25 Mo`. */
function readableBytes(bytes: number, language: Language): string {
  const [unit, size] = bytes >= 1_048_576 ? (['megabyte', 1_048_576] as const) : (['kilobyte', 1024] as const);
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(bytes / size);
}

/** Translates the declared name of a resource, a field or a right, or the message of a field's `refusedWhen`. */
export type DeclaredLabel = (resource: string, language: Language, field?: string, refusal?: number) => string;

/** Formats rights, such as `Adhérents : lecture / Adhérents : administration`. */
const readableRights = (needed: string, language: Language, labelOf: DeclaredLabel): string =>
  needed
    .split(', ')
    .map((one) => (one.includes(':') ? labelOf(one, language) : one))
    .join(' / ');

const readableArguments = (args: WordArguments, language: Language, labelOf: DeclaredLabel): WordArguments => {
  const { maxBytes, needed, start, end } = args;
  return {
    ...args,
    ...(typeof maxBytes === 'number' && { max: readableBytes(maxBytes, language) }),
    ...(typeof start === 'number' && typeof end === 'number' && { when: timesText(start, end, language) }),
    ...(typeof needed === 'string' && { needed: readableRights(needed, language, labelOf) }),
  };
};

type Say = (issue: Issue) => string;

/** Groups messages by field path, such as `interventions.2.theme` inside an embedded list. */
function messagesByField(issues: Issues, say: Say): Record<string, string[]> {
  const messages = new Map<string, string[]>();
  for (const [field, ofField] of Object.entries(issues)) {
    for (const issue of ofField) {
      const key = [field, ...(issue.path ?? [])].join('.');
      messages.set(key, [...(messages.get(key) ?? []), say(issue)]);
    }
  }
  return Object.fromEntries(messages);
}

/** The resources that still refer to a record, so that a screen can link to them. */
function referencesIn(issues: Issues): Pick<Problem, 'references'> {
  const references = Object.values(issues)
    .flat()
    .flatMap(({ code, args: { resource, count } = {} }) =>
      code === 'referenced' && typeof resource === 'string' && typeof count === 'number' ? [{ resource, count }] : [],
    );
  return references.length > 0 ? { references } : {};
}

function quotasIn(issues: Issues): Pick<Problem, 'quotas'> {
  const quotas = Object.values(issues)
    .flat()
    .flatMap(({ args: { quota, limit, used } = {} }) =>
      typeof quota === 'string' && typeof limit === 'number' && typeof used === 'number'
        ? [{ quota, limit, used }]
        : [],
    );
  return quotas.length > 0 ? { quotas } : {};
}

/** Builds the problem document of an error (RFC 9457), without its internal cause. */
export function problemDocument(
  error: ProblemError,
  language: Language,
  labelOf: DeclaredLabel = (name, _, field) => field ?? name,
): Problem {
  const { code, status, options } = error;
  const args = readableArguments(options.args ?? {}, language, labelOf);
  // Query parameters have their own texts.
  const area = code === 'invalidParameter' ? 'problems.parameters' : 'validation';
  const say: Say = ({ code: issue, args: given = {} }) => {
    const named = withLabels(given, (resource, field, refusal) => labelOf(resource, language, field, refusal));
    return translate(language, `${area}.${issue}`, readableArguments(named, language, labelOf));
  };
  return {
    type: `${PROBLEM_TYPES_PATH}/${code}`,
    title: translate(language, `problems.${code}.title`, args),
    status,
    detail: translate(language, `problems.${code}.detail`, args),
    ...(options.errors && {
      errors: messagesByField(options.errors, say),
      ...referencesIn(options.errors),
      ...quotasIn(options.errors),
    }),
  };
}
