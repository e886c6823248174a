import { optionsFrom, type NewField } from '../newField';
import { humanised } from '../sourceText';
import { isSecretName, note, within, type Note } from '../proposal/notes';
import type { ProposedField } from '../proposal/proposal';
import { numberField, textField } from './scalars';
import type { Schema } from './openApiTypes';
import { isObjectSchema, type FlatSchema } from './resolve';

export interface FieldContext {
  readonly flatten: (schema: Schema | undefined) => FlatSchema;
  /** The resource of a component, if it can be referenced. */
  readonly resourceOf: (component: string) => string | undefined;
  /** The resource that a field such as `ownerId` refers to by name. */
  readonly namedAfter: (field: string) => string | undefined;
}

type Holding = Pick<NewField, 'kind' | 'options' | 'fields'>;

interface Held {
  readonly holding?: Holding;
  readonly notes: readonly Note[];
}

const unmapped = (what: string): Held => ({ notes: [note('', 'unmapped', what)] });

/** Enumerations have text values only; for others, only the type is kept. */
function choices({ enum: values = [] }: FlatSchema): readonly string[] | undefined {
  const some = values.filter((value) => value !== null);
  return some.length > 0 && some.every((value) => typeof value === 'string' && value !== '')
    ? (some as string[])
    : undefined;
}

function listHolding(schema: FlatSchema, context: FieldContext, isInner: boolean): Held {
  const items = context.flatten(schema.items);
  const { minItems, maxItems } = schema;
  const bounds = { ...(minItems && { minItems }), ...(maxItems && { maxItems }) };
  const options = choices(items);
  if (options)
    return { holding: { kind: 'enumerationSet', options: { options: optionsFrom(options), ...bounds } }, notes: [] };
  const target = items.component === undefined ? undefined : context.resourceOf(items.component);
  if (target !== undefined && !isInner)
    return {
      holding: { kind: 'referenceSet', options: { resource: target, ...bounds } },
      notes: [note('', 'wholeRecord', target)],
    };
  if (!isObjectSchema(items) || isInner) return unmapped(`${items.type ?? items.variants ?? 'any'}[]`);
  const inner = innerFields(items, context);
  return inner.fields.length > 0
    ? { holding: { kind: 'embeddedList', fields: inner.fields, options: bounds }, notes: inner.notes }
    : unmapped('object[]');
}

function objectHolding(schema: FlatSchema, context: FieldContext, isInner: boolean): Held {
  const target = schema.component === undefined ? undefined : context.resourceOf(schema.component);
  if (target !== undefined && !isInner)
    return { holding: { kind: 'reference', options: { resource: target } }, notes: [note('', 'wholeRecord', target)] };
  if (isInner) return { notes: [note('', 'inner')] };
  const inner = innerFields(schema, context);
  return inner.fields.length > 0
    ? { holding: { kind: 'embedded', fields: inner.fields }, notes: inner.notes }
    : unmapped('object');
}

/** The kind of field for a schema; undefined if there is no suitable kind. */
function holdingOf(name: string, schema: FlatSchema, context: FieldContext, isInner: boolean): Held {
  const { type, variants } = schema;
  const options = choices(schema);
  if (options && (type === undefined || type === 'string'))
    return { holding: { kind: 'enumeration', options: { options: optionsFrom(options) } }, notes: [] };
  if (type === 'boolean') return { holding: { kind: 'boolean' }, notes: [] };
  if (type === 'integer' || (type === 'string' && schema.format === 'uuid')) {
    const target = isInner ? undefined : context.namedAfter(name);
    if (target !== undefined)
      return { holding: { kind: 'reference', options: { resource: target } }, notes: [note('', 'byName', target)] };
  }
  if (type === 'integer' || type === 'number') return numberField(schema);
  if (type === 'string') return textField(schema);
  if (type === 'array') return listHolding(schema, context, isInner);
  if (isObjectSchema(schema)) return objectHolding(schema, context, isInner);
  return unmapped(variants ?? (type === 'object' ? 'object' : 'any'));
}

function innerFields(
  schema: FlatSchema,
  context: FieldContext,
): { readonly fields: readonly NewField[]; readonly notes: readonly Note[] } {
  const all = Object.entries(schema.properties ?? {}).map(([name, property]): ProposedField =>
    /^[A-Za-z]\w{0,62}$/.test(name)
      ? fieldOf(name, property, schema.required?.includes(name) === true, context, true)
      : { notes: [note(name, 'misnamed')] },
  );
  return { fields: all.flatMap(({ field }) => field ?? []), notes: all.flatMap(({ notes }) => notes) };
}

const isPlain = (text: string): boolean => text.length <= 160 && !/[\n`<>[\]*]/.test(text);

/** Converts a property to a field, with notes on differences from the document. */
export function fieldOf(
  name: string,
  property: Schema,
  isRequired: boolean,
  context: FieldContext,
  isInner = false,
): ProposedField {
  const schema = context.flatten(property);
  if (schema.writeOnly || schema.format === 'password' || (schema.type === 'string' && isSecretName(name)))
    return { notes: [note(name, 'secret')] };
  const { holding, notes } = holdingOf(name, schema, context, isInner);
  const said = [...notes, ...(schema.variants !== undefined && holding ? [note('', 'variants', schema.variants)] : [])];
  if (!holding) return { notes: within(name, said) };
  const help = schema.description?.trim();
  const initial = schema.default;
  const takesInitial = initial !== undefined && initial !== null && typeof initial !== 'object' && !schema.readOnly;
  return {
    field: {
      name,
      kind: holding.kind,
      label: schema.title !== undefined && isPlain(schema.title) ? schema.title : humanised(name),
      ...(holding.fields && { fields: holding.fields }),
      options: {
        ...(help && isPlain(help) && { help: [help, help, help, help] }),
        ...(isRequired && !schema.readOnly && { required: true }),
        ...(schema.readOnly && !isInner && { readOnly: true }),
        ...holding.options,
        ...(takesInitial && { initial }),
      },
    },
    notes: within(name, [
      ...said,
      ...(initial !== undefined && initial !== null && !takesInitial
        ? [note('', 'initial', JSON.stringify(initial))]
        : []),
    ]),
  };
}
