import { parametersOf } from '../../../src/resources/registry/registry';
import { contractCallsOf } from '../../../src/resources/language/contractCalls';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { isWordsOption, usesIn, type Language, type LanguageOptions } from './language';

type Option = keyof ResourceSchema;

/** Options that distinguish the shapes of collections: two that agree in all of them have the same shape. */
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

/** Options that the API does not read. An option in neither list matters to both. */
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

/** Options that screens do not show: the data provider handles addressing, and the API handles read access. */
const OF_THE_API = [
  'after',
  'alsoManagedWith',
  'alsoReadableWith',
  'audience',
  'author',
  'grantedBy',
  'indexes',
  'counted',
  'lookups',
  'openFields',
  'participants',
  'readableBy',
  'scope',
  'sharedWith',
  'stamps',
  'target',
  'unique',
] as const satisfies readonly Option[];

const OF_LISTS = [
  'actions',
  'icon',
  'list',
  'menu',
  'otherLists',
  'parameters',
  'search',
  'tab',
  'tabGroups',
] as const satisfies readonly Option[];

const OF_FORMS = ['periods', 'sections'] as const satisfies readonly Option[];

/**
 * Options that refuse values: `inputs.dom.test.ts` tests them for each kind, so the browser's forms write valid
 * values.
 */
const OF_REFUSALS = [
  'accept',
  'length',
  'max',
  'maxBytes',
  'maxItems',
  'maxLength',
  'min',
  'minItems',
  'minLength',
  'pattern',
  'positive',
  'required',
  'unique',
] as const;

/** Options that change how the API is called: the tests of `src/dataProvider` cover each, and no screen reads them. */
const OF_CALLS: readonly string[] = ['readBy', 'ranked'] satisfies readonly (typeof SHAPE)[number][];

/** Field options that a list does not read: how the value is typed, and which values are refused. */
const OF_INPUTS = [
  ...OF_REFUSALS,
  'crop',
  'help',
  'immutable',
  'initial',
  'owned',
  'placeholder',
  'readOnly',
  'removedBy',
  'rows',
] as const;

/** Field options of every kind that the database turns into indexes and defaults, by column type. */
const OF_COLUMNS: readonly string[] = ['initial', 'unique'];

/** Options of an input's look and initial value: the tests of its kind (`src/resources/fields`) render each of them. */
const OF_DRAWN_INPUTS = ['aspect', 'crop', 'help', 'initial', 'placeholder', 'removedBy', 'rows', 'scale'] as const;

export type Side = 'api' | 'lists' | 'forms';

// Shapes contain the operations; screens do not distinguish those of the contract from extensions.
const IGNORED: Readonly<Record<Side, readonly string[]>> = {
  api: OF_SCREENS,
  lists: [...OF_THE_API, ...OF_FORMS, 'operations'],
  forms: [...OF_THE_API, ...OF_LISTS, 'operations'],
};

const IGNORED_OF_FIELDS: Readonly<Record<Side, readonly string[]>> = {
  api: [],
  lists: OF_INPUTS,
  forms: [...OF_REFUSALS, ...OF_DRAWN_INPUTS],
};

/** The shape of a collection as one text: the kind of its list, its operations, its depth, its addressing. */
export function shapeOf(schema: ResourceSchema): string {
  const operations = Object.entries(schema.operations).map(([name, value]) =>
    // An operation does the same whether it is the contract's or an extension.
    value === 'extension' ? `${name}=contract` : `${name}=${value}`,
  );
  const marks = SHAPE.filter((name) => schema[name] !== undefined && schema[name] !== false);
  return [`depth=${parametersOf(schema.name).length}`, ...operations.toSorted(), ...marks].join(' ');
}

/** The shape that lists depend on, without the options that only change calls of the API. */
export const listShapeOf = (schema: ResourceSchema): string =>
  shapeOf(schema)
    .split(' ')
    .filter((part) => !OF_CALLS.includes(part))
    .join(' ');

/** The shape that forms depend on: which exist, page or dialog, addressing. */
function formShapeOf({ parent, operations, ...schema }: ResourceSchema): string {
  const single = operations.list === 'single' && 'single';
  const written = (['create', 'update'] as const).filter((operation) => operations[operation] !== 'none');
  const marks = SHAPE.filter(
    (mark) => !OF_CALLS.includes(mark) && schema[mark] !== undefined && schema[mark] !== false,
  );
  return [parent ? 'dialog' : 'page', single, ...written, ...marks].filter(Boolean).join(' ');
}

const SHAPES: Readonly<Record<Side, (schema: ResourceSchema) => string>> = {
  api: shapeOf,
  lists: listShapeOf,
  forms: formShapeOf,
};

type Spec = Readonly<Record<string, unknown>>;

const without = (options: LanguageOptions, ignored: readonly string[]): LanguageOptions =>
  Object.fromEntries(Object.entries(options).filter(([name]) => !ignored.includes(name)));

function fieldAspects(language: Language, spec: Spec, place: string, side: Side): readonly string[] {
  const kind = String(spec['kind']);
  const ignored = IGNORED_OF_FIELDS[side];
  // The same code reads the general options for all kinds, except those that the database handles by kind.
  const general = usesIn(without(language.field, [...ignored, ...OF_COLUMNS]), spec, 'field');
  const columns = Object.fromEntries(Object.entries(language.field).filter(([name]) => OF_COLUMNS.includes(name)));
  const own = { ...(side === 'api' && columns), ...language.kinds[kind] };
  const { options, fields } = usesIn(without(own, ignored), spec, kind);
  return [
    `${place}${kind}`,
    ...[...general.options, ...options].map((option) => place + option),
    ...fields.flatMap((one) => fieldAspects(language, one.spec, `${kind}/`, side)),
  ];
}

const resourceUses = ({ resource }: Language, schema: ResourceSchema, ignored: readonly string[] = []) =>
  usesIn(without(resource, ignored), schema as unknown as Spec, '');

/** Special calls of the contract, which no declaration contains. */
const callsOf = (schema: ResourceSchema): readonly string[] =>
  Object.entries(contractCallsOf(schema)).flatMap(([name, call]) => {
    if (call === undefined || call === false) return [];
    if (typeof call !== 'object') return [name];
    return Object.entries(call).map(([part, value]) => `${name}.${part}${name === 'bodies' ? `=${value}` : ''}`);
  });

/**
 * The aspects of a resource: its shape, the kinds of its fields, and every option used by its declaration and fields.
 * The same code handles two resources with the same aspects.
 */
export function aspectsOf(language: Language, schema: ResourceSchema, side: Side): ReadonlySet<string> {
  const { options, fields } = resourceUses(language, schema, IGNORED[side]);
  const all = [
    `shape: ${SHAPES[side](schema)}`,
    ...options,
    ...(side === 'api' ? callsOf(schema) : []),
    ...fields.flatMap(({ spec }) => fieldAspects(language, spec, '', side)),
  ];
  // A form with an option turned off equals a form without it.
  const isDefault = (aspect: string) => side === 'forms' && aspect.endsWith('=false');
  return new Set(all.filter((aspect) => !isWordsOption(aspect) && !isDefault(aspect)));
}

export function fieldOptionsUsed(language: Language, spec: Spec): readonly string[] {
  const kind = String(spec['kind']);
  const own = usesIn(language.kinds[kind] ?? {}, spec, kind);
  const inner = own.fields.flatMap((one) => fieldOptionsUsed(language, one.spec));
  return [kind, ...own.options, ...usesIn(language.field, spec, 'field').options, ...inner];
}

export function optionsUsed(language: Language, schema: ResourceSchema): readonly string[] {
  const { options, fields } = resourceUses(language, schema);
  return [...options, ...fields.flatMap(({ spec }) => fieldOptionsUsed(language, spec))];
}
