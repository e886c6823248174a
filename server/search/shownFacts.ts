import { foldText } from '../../src/resources/common/foldText';
import { kindOf } from '../../src/resources/fields/kinds';
import { joinedDigits, secondFact, tellingFields, wordsBesideLabel } from '../../src/resources/records/globalSearch';
import { textOf } from '../../src/resources/records/representation';
import { ownSearch, searchThrough, wordsOf } from '../../src/resources/records/search';
import type { PlacedRecord } from './placedRecords';

/** Fields that are shown of every found record. */
export const shownFields = ({ schema }: PlacedRecord): readonly string[] => [
  ...schema.representation,
  ...[secondFact(schema) ?? []].flat(),
];

const textsOf = (one: PlacedRecord, fields: readonly string[]): string =>
  foldText(fields.map((field) => textOf(one.schema, field, { ...one.record.values, id: one.record.id })).join(' '));

const begins = ({ schema, record }: PlacedRecord, field: string, search: string): boolean => {
  const spec = schema.fields[field];
  const beginning = spec && kindOf(spec).beginningOf?.(search);
  return beginning !== undefined && String(record.values[field] ?? '').startsWith(beginning);
};

/** The field that has a searched word which is not shown: a code, a telephone number, a place. */
export function matchedField(one: PlacedRecord, search: string, closed: readonly string[]): string | undefined {
  const { schema, above } = one;
  const shown = [textsOf(one, shownFields(one)), above ? textsOf(above, shownFields(above)) : ''].join(' ');
  const sought = wordsBesideLabel(schema, search) ?? wordsOf(foldText(search));
  const missing = sought.filter((word) => !shown.includes(word));
  if (missing.length === 0) return undefined;
  const isHidden = (field: string) => !closed.includes(field) && !shownFields(one).includes(field);
  const digits = joinedDigits(search);
  const words = digits === undefined ? missing : [digits];
  const own =
    Object.keys(schema.fields).find((field) => isHidden(field) && begins(one, field, search)) ??
    ownSearch(schema)
      .filter(isHidden)
      .find((field) => words.some((word) => textsOf(one, [field]).includes(word)));
  return own ?? searchThrough(schema).find(isHidden);
}

/** Longer texts are not sent: their label says enough. */
const LONGEST = 60;

export const isShort = (one: PlacedRecord, field: string): boolean => textsOf(one, [field]).length <= LONGEST;

/** Text kinds, which say by themselves what they are beside a name. */
const isText = ({ schema }: PlacedRecord, field: string): boolean =>
  ['text', 'email', 'telephone'].includes(schema.fields[field]?.kind ?? '');

/** The first column that is no part of the name and has a text; of people who are private, none. */
function firstColumn(one: PlacedRecord): readonly string[] {
  const { schema, record } = one;
  if (schema.privacy && record.values[schema.privacy.flag] === true) return [];
  const column = schema.list.columns.find(
    (field) => !shownFields(one).includes(field) && isText(one, field) && textsOf(one, [field]) !== '',
  );
  return column === undefined ? [] : [column];
}

/** What tells the records of one name apart; empty for others, and for those whose place does it. */
export function tellingOf(found: readonly PlacedRecord[]): (one: PlacedRecord) => readonly string[] {
  const nameOf = (one: PlacedRecord) => textsOf(one, one.schema.representation);
  const placeOf = ({ schema, above, record }: PlacedRecord) => {
    const town = secondFact(schema);
    return [
      above ? textsOf(above, shownFields(above)) : '',
      town === undefined ? '' : foldText(String(record.values[town] ?? '')),
    ].join(' ');
  };
  const count = (looks: (one: PlacedRecord) => string) => {
    const counts = new Map<string, number>();
    for (const one of found) counts.set(looks(one), (counts.get(looks(one)) ?? 0) + 1);
    return (one: PlacedRecord) => counts.get(looks(one)) ?? 0;
  };
  const ofName = count(nameOf);
  const ofPlace = count((one) => `${one.schema.name} ${nameOf(one)} ${placeOf(one)}`);
  return (one) => {
    const isToldByPlace = placeOf(one).trim() !== '' && ofPlace(one) === 1;
    if (ofName(one) === 1 || isToldByPlace) return [];
    const telling = tellingFields(one.schema);
    return telling.length > 0 ? telling : firstColumn(one);
  };
}
