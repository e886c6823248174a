import { parametersOf } from '../../../src/resources/registry/registry';
import { contractCallsOf } from '../../../src/resources/language/contractCalls';
import type { ResourceSchema } from '../../../src/resources/language/resourceSchema';
import { isWordsOption, usesIn, type Language, type LanguageOptions } from './language';

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

/** What only lists and tabs show; a form reads none of it. */
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

/** What only forms and the pages of single records show. */
const OF_FORMS = ['periods', 'sections'] as const satisfies readonly Option[];

/** Which values of a field are refused: `inputs.dom.test.ts` tries each kind's, and the forms of the browser write sound values. */
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

/** What calls of the API differ by: the data provider's own tests prove each (`src/dataProvider`), and no screen reads it. */
const OF_CALLS: readonly string[] = ['readBy', 'ranked'] satisfies readonly (typeof SHAPE)[number][];

/** What a list does not read of a field: how its value is typed, and which values are refused. */
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

/** What a field may say whatever its kind, and the database makes of the kind's own columns: indexes and defaults. */
const OF_COLUMNS: readonly string[] = ['initial', 'unique'];

/** How an input looks and begins: the tests of its kind (`src/resources/fields`) draw it with each of them. */
const OF_DRAWN_INPUTS = ['aspect', 'crop', 'help', 'initial', 'placeholder', 'removedBy', 'rows', 'scale'] as const;

/** What is tested: the API, the screens that list records, or those that write them. */
export type Side = 'api' | 'lists' | 'forms';

// The operations are in the shape; whether one is the contract's or ours makes no difference to a screen.
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

/** The shape of a collection in one text: the kind of its list, its operations, how deep it is nested, how it is addressed. */
export function shapeOf(schema: ResourceSchema): string {
  const operations = Object.entries(schema.operations).map(([name, value]) =>
    // Whether an operation is the contract's or ours makes no difference to what it does.
    value === 'extension' ? `${name}=contract` : `${name}=${value}`,
  );
  const marks = SHAPE.filter((name) => schema[name] !== undefined && schema[name] !== false);
  return [`depth=${parametersOf(schema.name).length}`, ...operations.toSorted(), ...marks].join(' ');
}

/** The shape of a collection as its lists see it: how the API is called makes no difference. */
export const listShapeOf = (schema: ResourceSchema): string =>
  shapeOf(schema)
    .split(' ')
    .filter((part) => !OF_CALLS.includes(part))
    .join(' ');

/** The shape of a collection as its forms see it: whether there are any, a page or a dialog, how it is addressed. */
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

/** A field's kind and options; what is inside it is named by where it is. */
function fieldAspects(language: Language, spec: Spec, place: string, side: Side): readonly string[] {
  const kind = String(spec['kind']);
  const ignored = IGNORED_OF_FIELDS[side];
  // What every field may say is read by one piece of code, whatever the kind; the database makes some of it by kind.
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

/** What a declaration says of its collection. */
const resourceUses = ({ resource }: Language, schema: ResourceSchema, ignored: readonly string[] = []) =>
  usesIn(without(resource, ignored), schema as unknown as Spec, '');

/** How the contract calls it in ways of its own, which is in no declaration. */
const callsOf = (schema: ResourceSchema): readonly string[] =>
  Object.entries(contractCallsOf(schema)).flatMap(([name, call]) => {
    if (call === undefined || call === false) return [];
    if (typeof call !== 'object') return [name];
    return Object.entries(call).map(([part, value]) => `${name}.${part}${name === 'bodies' ? `=${value}` : ''}`);
  });

/**
 * The aspects of a resource: its shape, the kinds of its fields, and every option that its declaration and its fields use.
 * Two with the same aspects are handled by the same code.
 */
export function aspectsOf(language: Language, schema: ResourceSchema, side: Side): ReadonlySet<string> {
  const { options, fields } = resourceUses(language, schema, IGNORED[side]);
  const all = [
    `shape: ${SHAPES[side](schema)}`,
    ...options,
    ...(side === 'api' ? callsOf(schema) : []),
    ...fields.flatMap(({ spec }) => fieldAspects(language, spec, '', side)),
  ];
  // An option that is off makes a form no other than the forms without it.
  const isDefault = (aspect: string) => side === 'forms' && aspect.endsWith('=false');
  return new Set(all.filter((aspect) => !isWordsOption(aspect) && !isDefault(aspect)));
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
