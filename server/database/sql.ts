import type { QueryConfig } from 'pg';

export interface Sql {
  readonly strings: readonly string[];
  readonly values: readonly unknown[];
}

const isSql = (part: unknown): part is Sql =>
  typeof part === 'object' && part !== null && 'strings' in part && 'values' in part;

/** Inserts SQL unescaped: only for text that this program wrote, never for input. */
export const raw = (text: string): Sql => ({ strings: [text], values: [] });

/** Quotes a name; joins several with dots. */
export const quoted = (...names: readonly string[]): string =>
  names.map((name) => `"${name.replaceAll('"', '""')}"`).join('.');

export const identifier = (...names: readonly string[]): Sql => raw(quoted(...names));

/** Quotes a text literal, for statements that take no parameters (DDL). */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

function append(strings: string[], values: unknown[], part: Sql): void {
  strings.push((strings.pop() ?? '') + (part.strings[0] ?? ''));
  for (const [index, value] of part.values.entries()) {
    values.push(value);
    strings.push(part.strings[index + 1] ?? '');
  }
}

const valueText = (value: unknown): string => {
  if (value === null || value === undefined) return 'null';
  return Array.isArray(value) ? `array[${value.map(valueText).join(', ')}]` : literal(String(value));
};

/** Renders SQL with its values as literals, for statements that take no parameters (DDL). */
export const inlined = ({ strings, values }: Sql): string =>
  strings.map((text, index) => text + (index < values.length ? valueText(values[index]) : '')).join('');

/**
 * Nested pieces are inserted, every other value becomes a bound parameter.
 *
 * @example sql`select * from ${identifier('t')} where id = ${12}`
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  const texts: string[] = [strings[0] ?? ''];
  const values: unknown[] = [];
  for (const [index, part] of parts.entries()) {
    append(texts, values, isSql(part) ? part : { strings: ['', ''], values: [part] });
    append(texts, values, raw(strings[index + 1] ?? ''));
  }
  return { strings: texts, values };
}

export function join(parts: readonly Sql[], separator = ', '): Sql {
  const texts: string[] = [''];
  const values: unknown[] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0) append(texts, values, raw(separator));
    append(texts, values, part);
  }
  return { strings: texts, values };
}

/** Converts to a query of `pg`. @param name makes it a prepared statement, prepared once per connection */
export function toQuery({ strings, values }: Sql, name?: string): QueryConfig {
  const text = strings.map((part, index) => (index === 0 ? part : `$${index}${part}`)).join('');
  return { text, values: [...values], ...(name && { name }) };
}
