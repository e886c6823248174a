/** The part of a CHECK constraint on one column that a field can express. */
export interface ColumnCheck {
  readonly column: string;
  readonly values?: readonly string[];
  readonly options?: Readonly<Record<string, unknown>>;
}

const CAST = /::(?:"[^"]+"|[a-z_ ]+)(?:\(\d+(?:,\d+)?\))?(?:\[\])?/g;
const COLUMN = String.raw`"?([\w ]+?)"?`;

/** Whether the first parenthesis is closed by the last one. */
function isWrapped(text: string): boolean {
  if (!text.startsWith('(') || !text.endsWith(')')) return false;
  let depth = 0;
  for (const character of text.slice(0, -1)) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth === 0) return false;
  }
  return true;
}

/** Removes casts and redundant parentheses that PostgreSQL adds. */
function plain(condition: string): string {
  let text = condition.replace(CAST, '').trim();
  while (isWrapped(text)) text = text.slice(1, -1).trim();
  return text.replace(/(?<![\w"])\(([\w".-]+)\)/g, '$1');
}

const texts = (list: string): readonly string[] =>
  [...list.matchAll(/'((?:[^']|'')*)'/g)].map(([, text = '']) => text.replaceAll("''", "'"));

const NUMBER = String.raw`'?(-?\d+(?:\.\d+)?)'?`;
const OPTIONS: Readonly<Record<string, (bound: number) => Readonly<Record<string, unknown>> | undefined>> = {
  '>=': (min) => ({ min }),
  '<=': (max) => ({ max }),
  '>': (bound) => (bound === 0 ? { positive: true } : undefined),
};

function lengthOptions(operator: string, bound: number): Readonly<Record<string, unknown>> {
  if (operator === '=') return { length: bound };
  if (operator.startsWith('<')) return { maxLength: operator === '<' ? bound - 1 : bound };
  return { minLength: operator === '>' ? bound + 1 : bound };
}

function ofOne(text: string): ColumnCheck | undefined {
  const listed = new RegExp(String.raw`^${COLUMN} = ANY \(?\(?ARRAY\[(.*)\]\)?\)?$`, 's').exec(text);
  if (listed) return { column: listed[1] ?? '', values: texts(listed[2] ?? '') };
  const length = new RegExp(
    String.raw`^(?:char_length|length|character_length)\(${COLUMN}\) (<=|<|=|>=|>) ${NUMBER}$`,
  ).exec(text);
  if (length) return { column: length[1] ?? '', options: lengthOptions(length[2] ?? '', Number(length[3])) };
  const compared = new RegExp(String.raw`^${COLUMN} (>=|<=|>) ${NUMBER}$`).exec(text);
  const options = compared && OPTIONS[compared[2] ?? '']?.(Number(compared[3]));
  return options ? { column: compared?.[1] ?? '', options } : undefined;
}

/** Splits a CHECK at `AND`; undefined if a field cannot express one of the parts. */
export function readCheck(condition: string): readonly ColumnCheck[] | undefined {
  const parts = plain(condition)
    .split(' AND ')
    .map((part) => ofOne(plain(part)));
  return parts.every((part) => part !== undefined) ? parts : undefined;
}
