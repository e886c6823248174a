import { isKindName, kindOf } from '../fields/kinds';
import type { FieldSpec } from '../language/kind';
import type { ResourceSchema } from '../language/resourceSchema';
import { optionsOf } from '../fields/shared/options';
import { suggest, type Finding } from './report';

/** S092: a board needs an enumeration for its columns, and fields for its cards. */
export function checkBoard({ list: { board }, fields }: ResourceSchema): Finding[] {
  if (!board) return [];
  const names = Object.keys(fields);
  const unknown = [board.by, ...board.fields].filter((name) => !names.includes(name));
  if (unknown.length > 0)
    return unknown.map((name) => ({
      code: 'S092',
      message: `the board names '${name}', which is not a field${suggest(name, names)}`,
    }));
  return optionsOf(fields[board.by]).length > 0
    ? []
    : [{ code: 'S092', field: board.by, message: 'it has no choices for the columns of a board' }];
}

/** Column types of a calendar: days or instants. */
const TIMES: readonly string[] = ['date', 'timestamptz'];

/** S092: a calendar needs fields with days or instants, stored or computed. */
export function checkCalendar({ list: { calendar }, fields }: ResourceSchema): Finding[] {
  const names = Object.keys(fields);
  return [calendar?.from, calendar?.to].flatMap((name): Finding[] => {
    if (name === undefined) return [];
    const spec = fields[name];
    if (!spec)
      return [{ code: 'S092', message: `the calendar names '${name}', which is not a field${suggest(name, names)}` }];
    return isKindName(spec.kind) && !TIMES.includes(kindOf(spec).column(spec))
      ? [{ code: 'S092', field: name, message: 'it is no day and no instant for a calendar' }]
      : [];
  });
}

/** S092: a map finds the department by a postcode, and leads to the list filtered by it. */
export function checkMap({ list: { map, filters }, fields }: ResourceSchema): Finding[] {
  if (!map) return [];
  const { postcode } = map;
  const spec = fields[postcode];
  const isPostcode = (one: FieldSpec): boolean => !isKindName(one.kind) || kindOf(one).isPostcode === true;
  if (!spec || !isPostcode(spec)) {
    const postcodes = Object.keys(fields).filter((name) => fields[name] && isPostcode(fields[name]));
    const message = spec
      ? `it is no postcode for a map${suggest(postcode, postcodes)}`
      : `the map names '${postcode}', which is not a field${suggest(postcode, postcodes)}`;
    return [{ code: 'S092', ...(spec && { field: postcode }), message }];
  }
  return filters.includes(postcode)
    ? []
    : [
        {
          code: 'S092',
          field: postcode,
          message: 'the map leads to the list filtered by it, which does not filter by it',
        },
      ];
}

/** S092: the fields of cards. */
export function checkCards({ list: { cards }, fields }: ResourceSchema): Finding[] {
  const names = Object.keys(fields);
  return (cards?.fields ?? [])
    .filter((name) => !names.includes(name))
    .map((name) => ({
      code: 'S092',
      message: `the cards name '${name}', which is not a field${suggest(name, names)}`,
    }));
}

/** S092: the fields of an address. */
export function checkAddress({ address, fields }: ResourceSchema): Finding[] {
  const names = Object.keys(fields);
  return (address ?? [])
    .filter((name) => !names.includes(name))
    .map((name) => ({
      code: 'S092',
      message: `the address names '${name}', which is not a field${suggest(name, names)}`,
    }));
}

/** Why a field cannot be edited in a cell; undefined if it can. */
function uneditable({ key, operations }: ResourceSchema, name: string, spec: FieldSpec): string | undefined {
  if (operations.update === 'none') return 'its records are never changed';
  if (spec.readOnly || spec.immutable || name === key) return 'no form changes it';
  if (!isKindName(spec.kind)) return undefined;
  const kind = kindOf(spec);
  return kind.upload || kind.inner ? 'it takes more than one input' : undefined;
}

/** S114: editable cells must be columns after the first, with an input. */
export function checkEditable(schema: ResourceSchema): Finding[] {
  const { list, fields } = schema;
  const [first, ...columns] = list.columns;
  return (list.editable ?? []).flatMap((name): Finding[] => {
    const spec = fields[name];
    if (!spec || !columns.includes(name)) {
      const reason = name === first ? 'leads to the record' : 'is no column of the list';
      return [{ code: 'S114', message: `the list is editable in '${name}', which ${reason}${suggest(name, columns)}` }];
    }
    const reason = uneditable(schema, name, spec);
    return reason ? [{ code: 'S114', field: name, message: `the list is editable in it, but ${reason}` }] : [];
  });
}

/** S115: a form in steps needs several sections with inputs. */
export function checkWizard({ wizard, sections, fields, operations, screenless }: ResourceSchema): Finding[] {
  if (!wizard) return [];
  if (screenless || operations.create === 'none')
    return [{ code: 'S115', message: 'it is filled in by steps, but has no form of a new record' }];
  const filled = sections.filter((section) => section.fields.some((name) => fields[name] && !fields[name].readOnly));
  const message = `it is filled in by steps, but has ${filled.length} section${filled.length === 1 ? '' : 's'} to fill in`;
  return filled.length < 2 ? [{ code: 'S115', message }] : [];
}
