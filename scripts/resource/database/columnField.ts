import { optionsFrom, type NewField } from '../newField';
import { isSecretName, note, type Note } from '../proposal/notes';
import type { ProposedField } from '../proposal/proposal';
import { camelCased, humanised } from '../sourceText';
import type { ColumnCheck } from './checks';
import type { StoredColumn } from './storedTable';

interface Held {
  readonly holding?: Pick<NewField, 'kind' | 'options'>;
  readonly notes: readonly Note[];
}

const LONGEST_LINE = 500;
const MOST_DECIMALS = 6;
const MOST_DIGITS = 15;

const held = (
  kind: NewField['kind'],
  options: Readonly<Record<string, unknown>> = {},
  notes: readonly Note[] = [],
): Held => ({
  holding: { kind, options },
  notes,
});

function text(length: number | undefined): Held {
  if (length === undefined) return held('text', {}, [note('', 'unsized')]);
  return held(length > LONGEST_LINE ? 'longText' : 'text', { maxLength: length });
}

function numeric(precision = MOST_DIGITS, scale = MOST_DECIMALS, isGiven = false): Held {
  return held('decimal', { scale: Math.min(scale, MOST_DECIMALS) }, [
    ...(isGiven ? [] : [note('', 'decimals', MOST_DECIMALS)]),
    ...(precision > MOST_DIGITS || scale > MOST_DECIMALS ? [note('', 'rule', `numeric(${precision},${scale})`)] : []),
  ]);
}

function holdingOf({ type, values, isArray }: StoredColumn): Held {
  if (values) return held(isArray ? 'enumerationSet' : 'enumeration', { options: optionsFrom(values) });
  if (isArray) return { notes: [note('', 'unmapped', type)] };
  const [, name = type, , first, , second] =
    /^([a-z ]+?)(\((\d+)(,(\d+))?\))?( with(out)? time zone)?$/.exec(type) ?? [];
  switch (name) {
    case 'character varying':
    case 'character':
    case 'text':
    case 'citext':
      return text(first === undefined ? undefined : Number(first));
    case 'smallint':
      return held('integer', { min: -32_768, max: 32_767 });
    case 'integer':
      return held('integer');
    case 'bigint':
      return held('integer', {}, [note('', 'smaller')]);
    case 'numeric':
      return first === undefined ? numeric() : numeric(Number(first), Number(second ?? 0), true);
    case 'real':
    case 'double precision':
      return numeric();
    case 'boolean':
      return held('boolean');
    case 'date':
      return held('date');
    case 'timestamp':
      return held('dateTime', {}, type.includes('without') ? [note('', 'unchecked', type)] : []);
    case 'uuid':
    case 'inet':
    case 'time':
      return held('text', {}, [note('', 'unchecked', type)]);
    default:
      return { notes: [note('', 'unmapped', type)] };
  }
}

/** A constant default, as the value of a field. */
function constantOf(expression: string): string | number | boolean | undefined {
  if (expression === 'true' || expression === 'false') return expression === 'true';
  if (/^\(?-?\d+(\.\d+)?\)?$/.test(expression)) return Number(expression.replace(/[()]/g, ''));
  const quoted = /^'((?:[^']|'')*)'(?:::[\w ".[\]()]+)?$/.exec(expression)?.[1]?.replaceAll("''", "'");
  return quoted;
}

/** PostgreSQL prints some numeric defaults in quotes. */
const asHeld = (value: string | number | boolean, kind: NewField['kind']): unknown =>
  (kind === 'integer' || kind === 'decimal') && typeof value === 'string' ? Number(value) : value;

const isPlain = (words: string): boolean => words.length <= 160 && !words.includes('\n');

/** Converts a column without a foreign key to a field, including its checks. */
export function columnField(column: StoredColumn, checks: readonly ColumnCheck[]): ProposedField {
  const { name, expression, isComputed, comment, notNull, domainChecks = [] } = column;
  if (isComputed) return { notes: [note(name, 'computed', expression ?? '')] };
  if (isSecretName(name) && /char|text/.test(column.type)) return { notes: [note(name, 'secret')] };
  const listed = checks.find(({ values }) => values)?.values;
  const { holding, notes } = listed ? held('enumeration', { options: optionsFrom(listed) }) : holdingOf(column);
  const at = (all: readonly Note[]) => all.map((one) => ({ ...one, where: name }));
  if (!holding) return { notes: at(notes) };
  const constant = expression === undefined ? undefined : constantOf(expression);
  // Columns with other defaults need no input.
  const isFilled = expression !== undefined && constant === undefined;
  const { min, ...checked }: Record<string, unknown> = Object.assign(
    {},
    holding.options,
    ...checks.map((check) => check.options ?? {}),
  );
  const options = { ...(min !== undefined && !checked['positive'] && { min }), ...checked };
  const isSized = checked['maxLength'] !== undefined || checked['length'] !== undefined;
  return {
    field: {
      name: camelCased(name),
      kind: holding.kind,
      label: humanised(name),
      options: {
        ...(comment !== undefined && isPlain(comment) && { help: [comment, comment, comment, comment] }),
        ...(notNull && !isFilled && { required: true }),
        ...options,
        ...(constant !== undefined && constant !== '' && { initial: asHeld(constant, holding.kind) }),
      },
    },
    notes: at([
      ...(isSized ? notes.filter(({ en }) => en !== note('', 'unsized').en) : notes),
      ...(isFilled ? [note('', 'filled', expression)] : []),
      ...domainChecks.map((condition) => note('', 'rule', `check ${condition}`)),
    ]),
  };
}
