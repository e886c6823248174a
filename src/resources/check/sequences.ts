import { placeholdersIn } from '../common/placeholders';
import { isKindName, kindOf } from '../fields/kinds';
import type { FieldSpec } from '../language/kind';
import type { Fields, ResourceSchema } from '../language/resourceSchema';
import { sequencesOf } from '../records/sequences';
import type { Sequence } from '../language/sequence';
import { suggest, type Finding } from './report';

const MOST_DIGITS = 12;

/** Problems of a sequence's format. */
function formProblems({ form, digits, yearly }: Sequence, column: string): readonly string[] {
  if (column !== 'text') {
    const isNumber = ['integer', 'bigint'].includes(column);
    return [
      ...(isNumber ? [] : ['it holds no number and no text, so it has no sequence']),
      ...(form !== undefined || digits !== undefined ? ["only a text says a number in a 'form'"] : []),
    ];
  }
  const named = form === undefined ? [] : placeholdersIn(form);
  const unknown = named.filter((name) => name !== 'number' && name !== 'year');
  return [
    ...(named.includes('number') ? [] : ["the form of its numbers says '%{number}'"]),
    ...(yearly && !named.includes('year') ? ["it begins again each year, so its form says '%{year}'"] : []),
    ...(!yearly && named.includes('year') ? ["its form says the year, but it is not 'yearly'"] : []),
    ...unknown.map((name) => `its form names '${name}', and knows the number and the year alone`),
    ...(digits === undefined || (Number.isInteger(digits) && digits > 0 && digits <= MOST_DIGITS)
      ? []
      : [`it has 1 to ${MOST_DIGITS} digits`]),
  ];
}

/** The date that determines the year must be stored and set on creation. */
function yearProblems({ yearly }: Sequence, fields: Fields): readonly string[] {
  if (!yearly || yearly === true) return [];
  const spec = Object.hasOwn(fields, yearly.of) ? fields[yearly.of] : undefined;
  if (!spec) return [`the date of its year, '${yearly.of}', is not a field${suggest(yearly.of, Object.keys(fields))}`];
  const isDate = !isKindName(spec.kind) || kindOf(spec).column(spec) === 'date';
  return isDate && !spec.formula ? [] : [`'${yearly.of}', which says its year, is no date that is stored`];
}

const isFilledByTheApi = ({ readOnly, formula, initial }: FieldSpec): boolean =>
  readOnly === true && formula === undefined && initial === undefined;

/** S112: a sequence needs a read-only number, or a text with a format. */
export const checkSequences = ({ fields }: ResourceSchema): Finding[] =>
  sequencesOf(fields).flatMap(([field, sequence]) => {
    const spec = fields[field];
    if (!spec || !isKindName(spec.kind)) return [];
    return [
      ...(isFilledByTheApi(spec)
        ? []
        : ["the API alone gives its numbers, so it is 'readOnly' and begins with nothing"]),
      ...formProblems(sequence, kindOf(spec).column(spec)),
      ...yearProblems(sequence, fields),
    ].map((message): Finding => ({ code: 'S112', field, message }));
  });
