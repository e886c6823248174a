import type { ColumnType } from '../../language/kind';
import { readDay } from '../../fields/shared/calendar';
import { parisWall, readInstant } from '../../fields/shared/instants';
import type { Cell } from './cellTypes';

interface TypedForm {
  readonly write: (value: unknown) => Cell | undefined;
  /** Converts a cell to what the kind parses: text (for `fromText`) or a native value. */
  readonly read: (cell: Exclude<Cell, null>, decimalComma: boolean) => string | number | boolean;
}

/** Excel has a 29 February 1900, so earlier dates are off by a day; they are written as text. */
const FIRST_DAY = Date.UTC(1900, 2, 1);

const pad = (part: number, length = 2): string => String(part).padStart(length, '0');

/** A date cell in ISO without offset: `2026-03-01`, with the time unless it is midnight. */
function shownText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '?';
  const day = `${pad(date.getUTCFullYear(), 4)}-${pad(date.getUTCMonth() + 1)}-${pad(date.getUTCDate())}`;
  return date.getTime() % 86_400_000 === 0 ? day : `${day}T${date.toISOString().slice(11, 23)}`;
}

/** Text of a cell, as kinds parse it. */
export const plainText = (cell: Exclude<Cell, null>): string => (cell instanceof Date ? shownText(cell) : String(cell));

const asText: TypedForm = { write: () => undefined, read: plainText };

const asBoolean: TypedForm = {
  write: (value) => (typeof value === 'boolean' ? value : undefined),
  read: (cell) => (typeof cell === 'boolean' ? cell : plainText(cell)),
};

const GROUPED_BY_POINTS = /^([-+]?\d{1,3})((?:\.\d{3})+)(?![\d.])/;
const GROUPED_BY_COMMAS = /^([-+]?\d{1,3})((?:,\d{3})+)(?![\d,])/;

/** Removes thousands separators, which the file's decimal separator identifies. */
function ungrouped(text: string, decimalComma: boolean): string {
  const grouped = decimalComma ? GROUPED_BY_POINTS : GROUPED_BY_COMMAS;
  return text.trim().replace(grouped, (_, first: string, rest: string) => first + rest.replace(/\D/g, ''));
}

const asNumber: TypedForm = {
  write: (value) => (typeof value === 'number' ? value : undefined),
  read(cell, decimalComma) {
    if (typeof cell === 'string') return ungrouped(cell, decimalComma);
    return typeof cell === 'number' ? cell : plainText(cell);
  },
};

const asDay: TypedForm = {
  write(value) {
    const time = typeof value === 'string' ? Date.parse(`${value}T00:00:00Z`) : NaN;
    return time >= FIRST_DAY ? new Date(time) : undefined;
  },
  read: plainText,
};

const asInstant: TypedForm = {
  write(value) {
    if (typeof value !== 'string') return undefined;
    const wall = parisWall(value);
    if (wall.getTime() < FIRST_DAY) return undefined;
    // In the hour repeated in autumn, the offset distinguishes two instants, so they are written as text.
    return readInstant(wall.toISOString().slice(0, -1)) === value ? wall : undefined;
  },
  read(cell) {
    const text = plainText(cell);
    // Spreadsheets omit midnight. A text with a time, maybe in UTC, is complete.
    const day = text.includes('T') ? undefined : readDay(text.trim());
    return day === undefined ? text : `${day}T00:00`;
  },
};

export function typedForm(type: ColumnType): TypedForm {
  if (type === 'boolean') return asBoolean;
  if (type === 'integer' || type === 'bigint' || type.startsWith('numeric')) return asNumber;
  if (type === 'date') return asDay;
  return type === 'timestamptz' ? asInstant : asText;
}
