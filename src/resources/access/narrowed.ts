import type { Grants } from './access';
import { readsField, reservedFields, writesField } from './fieldAccess';
import type { FieldSpec } from '../language/kind';
import type { OtherList } from '../language/nesting';
import type { RecordAction } from '../language/recordActions';
import type { ResourceSchema } from '../language/resourceSchema';
import { createRegistry, type Registry } from '../registry/registry';

type Test = (field: string) => boolean;

/** Hides actions that would set a field the person may not write. */
const isOffered = (action: RecordAction, writes: Test): boolean =>
  !('sets' in action) || Object.keys(action.sets).every(writes);

const entriesOf = <Value>(entries: Readonly<Record<string, Value>>, test: (value: Value, name: string) => boolean) =>
  Object.fromEntries(Object.entries(entries).filter(([name, value]) => test(value, name)));

const narrowedList = <Group extends string>(
  { columns, sort, ...list }: OtherList<string, Group>,
  reads: Test,
): OtherList<string, Group> => ({
  ...list,
  ...(columns && { columns: columns.filter(reads) }),
  ...(sort && (sort.field === 'id' || reads(sort.field)) && { sort }),
});

/**
 * The schema for a person: without unreadable fields, and with unwritable ones as `readOnly`. Screens use it
 * to show and send nothing else; the API checks again.
 */
export function narrowedSchema(schema: ResourceSchema, held: Grants): ResourceSchema {
  const reserved = new Map(reservedFields(schema.fields));
  const closed = [...reserved].flatMap(([field, spec]) => (readsField(spec, held) ? [] : [field]));
  const fixed = [...reserved].flatMap(([field, spec]) => (writesField(spec, held) ? [] : [field]));
  if (fixed.length === 0) return schema;
  const reads: Test = (field) => !closed.includes(field);
  const writes: Test = (field) => !fixed.includes(field);
  const { sections, summary, otherLists, periods } = schema;
  const { calendar, map, ...list } = schema.list;
  // The position in a calendar would reveal the value of the date field.
  const isPlaced = calendar && [calendar.from, calendar.to].every((field) => field === undefined || reads(field));
  const specOf = (field: string, spec: FieldSpec): FieldSpec => (writes(field) ? spec : { ...spec, readOnly: true });
  return {
    ...schema,
    fields: Object.fromEntries(
      Object.entries(schema.fields).flatMap(([field, spec]) => (reads(field) ? [[field, specOf(field, spec)]] : [])),
    ),
    list: {
      ...list,
      columns: list.columns.filter(reads),
      filters: list.filters.filter(reads),
      ...(isPlaced && { calendar }),
      ...(map && reads(map.postcode) && { map }),
      ...(list.editable && { editable: list.editable.filter(writes) }),
      ...(list.cards && { cards: { fields: list.cards.fields.filter(reads) } }),
      ...(list.board && { board: { ...list.board, fields: list.board.fields.filter(reads) } }),
    },
    // Empty sections stay, because their texts are found by index.
    sections: sections.map((section) => ({ ...section, fields: section.fields.filter(reads) })),
    ...(summary && { summary: { ...summary, fields: summary.fields.filter(reads) } }),
    otherLists: Object.fromEntries(Object.entries(otherLists).map(([path, one]) => [path, narrowedList(one, reads)])),
    periods: periods.filter(({ from, to }) => reads(from) && reads(to)),
    actions: entriesOf(schema.actions, (action) => isOffered(action, writes)),
  };
}

/** Restricts the columns of summary cards to readable fields of their collections. */
function narrowedCards({ summary, ...schema }: ResourceSchema, registry: Registry): ResourceSchema {
  if (!summary) return schema;
  const cards = Object.entries(summary.cards ?? {}).map(([name, card]) => {
    const { fields } = registry.get(card.collection);
    return [name, { ...card, columns: card.columns.filter((field) => Object.hasOwn(fields, field)) }];
  });
  return { ...schema, summary: { ...summary, cards: Object.fromEntries(cards) } };
}

/** The declarations for a person; the same registry if nothing is hidden. */
export function narrowedRegistry(registry: Registry, held: Grants | undefined): Registry {
  if (!held) return registry;
  const schemas = registry.schemas.map((schema) => narrowedSchema(schema, held));
  if (schemas.every((schema, at) => schema === registry.schemas[at])) return registry;
  const narrowed = createRegistry(schemas);
  return createRegistry(schemas.map((schema) => narrowedCards(schema, narrowed)));
}
