import { operationRuleOf } from '../../../src/resources/access/access';
import { declaredLabel } from '../../../src/resources/registry/collectionNames';
import type { Issue } from '../../../src/resources/language/kind';
import type { Registry } from '../../../src/resources/registry/registry';
import { colonOf, inLanguage, type Language } from '../../../src/resources/language/words';
import type { Refusal } from '../../database/changes/changeTypes';
import { problem } from '../problem';
import { problemDocument } from '../problemDocument';
import { PROBLEM_OF_REFUSAL } from '../resources/problemOfRefusal';
import type { AskedRow } from './asked';
import { ACTION } from './reading';

/** Refusals that are explained by the messages of their fields. */
const BY_FIELD: readonly Refusal['reason'][] = [
  'invalid',
  'duplicate',
  'cycle',
  'referenced',
  'quotaReached',
  'reservedDecision',
  'reservedField',
];

/** Sentences of the planning name what they are about: “Start: this person is absent” would not read. */
const saysItself = (issues: readonly Issue[] = []): boolean => issues.every(({ code }) => code.startsWith('slot'));

/** Explains why a row is refused, in the words of the error that a single write would return. */
export function rowRefusalWords(
  registry: Registry,
  language: Language,
  { reason, issues, because }: Refusal,
  { resource, action, collection }: Pick<AskedRow, 'resource' | 'action' | 'collection'>,
): string {
  const why = because
    ? rowRefusalWords(registry, language, because.refusal, {
        action: 'create',
        collection: because.resource ?? '',
        ...(because.resource !== undefined && { resource: because.resource }),
      })
    : '';
  const schema = resource === undefined ? undefined : registry.get(resource);
  const needed = schema ? (operationRuleOf(schema, ACTION[action])?.rights ?? []).join(', ') : '';
  const code = schema ? PROBLEM_OF_REFUSAL[reason] : 'notFound';
  const error = problem(code, { args: { needed, why, path: collection.slice(0, 200) }, errors: issues });
  const { detail = '', errors = {} } = problemDocument(error, language, declaredLabel(registry));
  if (!BY_FIELD.includes(reason)) return detail;
  const said = Object.entries(errors).map(([path, messages]) => {
    const [field = ''] = path.split('.');
    if (field === '' || saysItself(issues[path])) return messages.join(' ');
    const label = schema?.fields[field]?.label;
    return `${label ? inLanguage(label, language) : field}${colonOf(language)}${messages.join(' ')}`;
  });
  return said.join(' ') || detail;
}
