import { parametersOf } from '../../../src/resources/registry';
import type { ResourceSchema } from '../../../src/resources/types';
import { isWordsOption, usesIn, type Language } from './language';

type Option = keyof ResourceSchema;

/** What tells whole collections apart: two that agree in all of it are of one shape. */
const SHAPE = [
  'view',
  'computed',
  'key',
  'createdAtKey',
  'readBy',
  'ranked',
  'tree',
  'ownedBy',
] as const satisfies readonly Option[];

/** What the API does not read. An option that is in neither list matters to both. */
const OF_SCREENS = [
  'icon',
  'menu',
  'otherLists',
  'path',
  'paths',
  'picture',
  'plan',
  'sections',
  'summary',
  'tabGroups',
] as const satisfies readonly Option[];

/** What the screens do not show: how the API is called is the data provider's, and who reads what is the API's. */
const OF_THE_API = [
  'addresses',
  'alsoManagedWith',
  'alsoReadableWith',
  'audience',
  'author',
  'bodies',
  'criteria',
  'createdAtKey',
  'extracts',
  'fileRemoval',
  'grantedBy',
  'indexes',
  'counted',
  'lookups',
  'openFields',
  'participants',
  'partialUpdates',
  'readBy',
  'readableBy',
  'scope',
  'sharedWith',
  'stamps',
  'target',
  'unique',
] as const satisfies readonly Option[];

/** For whom a cover is: what is tested of the API, or of the screens. */
export type Side = 'api' | 'screens';

const IGNORED: Readonly<Record<Side, readonly string[]>> = { api: OF_SCREENS, screens: OF_THE_API };

/** The shape of a collection in one text: the kind of its list, its operations, how deep it is nested, how it is addressed. */
export function shapeOf(schema: ResourceSchema): string {
  const operations = Object.entries(schema.operations).map(([name, value]) =>
    // Whether an operation is the contract's or ours makes no difference to what it does.
    value === 'extension' ? `${name}=contract` : `${name}=${value}`,
  );
  const marks = SHAPE.filter((name) => schema[name] !== undefined && schema[name] !== false);
  return [`depth=${parametersOf(schema.name).length}`, ...operations.toSorted(), ...marks].join(' ');
}

type Spec = Readonly<Record<string, unknown>>;

/** A field's kind and options; what is inside it is named by where it is. */
function fieldAspects(language: Language, spec: Spec, place: string): readonly string[] {
  const kind = String(spec['kind']);
  const { options, fields } = usesIn({ ...language.field, ...language.kinds[kind] }, spec, kind);
  return [
    `${place}${kind}`,
    ...options.map((option) => place + option),
    ...fields.flatMap((one) => fieldAspects(language, one.spec, `${kind}/`)),
  ];
}

/** What a declaration says of its collection. */
const resourceUses = ({ resource }: Language, schema: ResourceSchema, ignored: readonly string[] = []) =>
  usesIn(
    Object.fromEntries(Object.entries(resource).filter(([name]) => !ignored.includes(name))),
    schema as unknown as Spec,
    '',
  );

/**
 * The aspects of a resource: its shape, the kinds of its fields, and every option that its declaration and its fields use.
 * Two with the same aspects are handled by the same code.
 */
export function aspectsOf(language: Language, schema: ResourceSchema, side: Side): ReadonlySet<string> {
  const { options, fields } = resourceUses(language, schema, IGNORED[side]);
  const all = [
    `shape: ${shapeOf(schema)}`,
    ...options,
    ...fields.flatMap(({ spec }) => fieldAspects(language, spec, '')),
  ];
  return new Set(all.filter((aspect) => !isWordsOption(aspect)));
}

/** The options of the language that a field uses. */
export function fieldOptionsUsed(language: Language, spec: Spec): readonly string[] {
  const kind = String(spec['kind']);
  const own = usesIn(language.kinds[kind] ?? {}, spec, kind);
  const inner = own.fields.flatMap((one) => fieldOptionsUsed(language, one.spec));
  return [kind, ...own.options, ...usesIn(language.field, spec, 'field').options, ...inner];
}

/** The options of the language that a declaration uses. */
export function optionsUsed(language: Language, schema: ResourceSchema): readonly string[] {
  const { options, fields } = resourceUses(language, schema);
  return [...options, ...fields.flatMap(({ spec }) => fieldOptionsUsed(language, spec))];
}
