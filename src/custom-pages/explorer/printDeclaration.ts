import { defineResource } from '../../resources/defineResource';
import { isKindName } from '../../resources/fields/kinds';
import { isObject } from '../../resources/common/isObject';
import { isSame } from '../../resources/common/isSame';
import { withoutContractCalls } from '../../resources/language/contractCalls';
import type { ResourceSchema } from '../../resources/language/resourceSchema';

const MOST_LETTERS = 100;

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : text(name));

const text = (value: string): string =>
  `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

const isField = (value: object): value is { readonly kind: string } =>
  'kind' in value && typeof value.kind === 'string' && isKindName(value.kind) && 'label' in value;

/** Prints a value, on one line if it fits. */
function print(value: unknown, indent: string): string {
  if (typeof value === 'string') return text(value);
  if (Array.isArray(value))
    return group(
      '[',
      value.map((one) => print(one, `${indent}  `)),
      ']',
      indent,
    );
  if (!isObject(value)) return String(value);
  if (isField(value)) {
    const { kind, ...options } = value as { readonly kind: string } & Readonly<Record<string, unknown>>;
    return `${kind}(${print(options, indent)})`;
  }
  const entries = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .map(([name, one]) => `${key(name)}: ${print(one, `${indent}  `)}`);
  return group('{ ', entries, ' }', indent);
}

function group(open: string, parts: readonly string[], close: string, indent: string): string {
  if (parts.length === 0) return open.trim() + close.trim();
  const line = open + parts.join(', ') + close;
  if (line.length + indent.length <= MOST_LETTERS && !line.includes('\n')) return line;
  return `${open.trim()}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close.trim()}`;
}

/** Whether an option can be omitted: the declaration is the same without it. */
function isImplied(schema: ResourceSchema, name: string): boolean {
  try {
    const without = Object.fromEntries(Object.entries(schema).filter(([one]) => one !== name));
    return isSame(defineResource(without as unknown as ResourceSchema), schema);
  } catch {
    return false;
  }
}

/** Prints a resource as a developer would write it, without defaults. */
export function printDeclaration(declared: ResourceSchema): string {
  const schema = withoutContractCalls(declared);
  const options = Object.fromEntries(Object.entries(schema).filter(([name]) => !isImplied(schema, name)));
  return `defineResource(${print(options, '')});\n`;
}
