import { defineResource } from '../../../resources/defineResource';
import { isKindName } from '../../../resources/fields/kinds';
import { isObject } from '../../../resources/common/isObject';
import type { ResourceOptions, ResourceSchema } from '../../../resources/language/resourceSchema';
import { errorAt, readTokens, type DeclarationError, type Token } from './tokens';

const CONSTANTS: Readonly<Record<string, unknown>> = { true: true, false: false, null: null, undefined };

/**
 * Parses declarations as written in `schemas/`: data, field factories, constants, `defineResource`. Nothing is
 * executed, and imports are ignored.
 * @throws {DeclarationError} with the line, for anything else
 */
export function readDeclarations(text: string): readonly ResourceSchema[] {
  const reader = new Reader(text);
  reader.readFile();
  return reader.declared;
}

class Reader {
  readonly declared: ResourceSchema[] = [];
  private readonly tokens: readonly Token[];
  private readonly constants = new Map<string, unknown>(Object.entries(CONSTANTS));
  private at = 0;

  constructor(private readonly text: string) {
    this.tokens = readTokens(text);
  }

  readFile(): void {
    while (this.next().type !== 'end') {
      if (this.takes('import')) this.skipImport();
      else if (this.takes('const', 'export')) this.readConstant();
      else this.readValue();
      this.takes(';');
    }
  }

  private next(): Token {
    return this.tokens[Math.min(this.at, this.tokens.length - 1)] ?? { type: 'end', value: '', at: 0 };
  }

  private refuse(token = this.next()): DeclarationError {
    return errorAt(this.text, token.at, token.value || '…');
  }

  /** Consumes the next token if it is one of these. */
  private takes(...values: readonly string[]): boolean {
    const { type, value } = this.next();
    const isFound = (type === 'sign' || type === 'name') && values.includes(value);
    if (isFound) this.at += 1;
    return isFound;
  }

  private expect(sign: string): void {
    if (!this.takes(sign)) throw this.refuse();
  }

  private name(): string {
    const { type, value } = this.next();
    if (type !== 'name') throw this.refuse();
    this.at += 1;
    return value;
  }

  /** Skips up to the module name. */
  private skipImport(): void {
    while (this.next().type !== 'text' && this.next().type !== 'end') this.at += 1;
    this.at += 1;
  }

  private readConstant(): void {
    this.takes('const');
    const name = this.name();
    // Skip the constant's type.
    if (this.takes(':')) while (this.next().value !== '=' && this.next().type !== 'end') this.at += 1;
    this.expect('=');
    this.constants.set(name, this.readValue());
  }

  private readValue(): unknown {
    const value = this.readPlain();
    // Skip type assertions.
    while (this.takes('as', 'satisfies')) this.name();
    return value;
  }

  private readPlain(): unknown {
    const token = this.next();
    if (this.takes('{')) return this.readObject();
    if (this.takes('[')) return this.readList(']');
    if (this.takes('-')) return -Number(this.readPlain());
    if (token.type === 'name') return this.readNamed();
    if (token.type !== 'text' && token.type !== 'number') throw this.refuse();
    this.at += 1;
    return token.type === 'number' ? Number(token.value.replaceAll('_', '')) : this.filled(token.value);
  }

  /** Replaces `${NAME}` by the constant's value. */
  private filled(text: string): string {
    return text.replace(/\$\{(\w+)\}/g, (whole, name: string) =>
      this.constants.has(name) ? String(this.constants.get(name)) : whole,
    );
  }

  private readList(end: string): unknown[] {
    const items: unknown[] = [];
    while (!this.takes(end)) {
      if (this.takes('...')) items.push(...(this.readValue() as readonly unknown[]));
      else items.push(this.readValue());
      if (this.takes(',')) continue;
      this.expect(end);
      break;
    }
    return items;
  }

  private readObject(): object {
    const entries: (readonly [string, unknown])[] = [];
    while (!this.takes('}')) {
      if (this.takes('...')) entries.push(...Object.entries(this.readValue() as object));
      else entries.push(this.readEntry());
      if (this.takes(',')) continue;
      this.expect('}');
      break;
    }
    return Object.fromEntries(entries);
  }

  private readEntry(): readonly [string, unknown] {
    const token = this.next();
    if (token.type === 'end' || token.type === 'sign') throw this.refuse();
    this.at += 1;
    if (this.takes(':')) return [token.value, this.readValue()];
    if (!this.constants.has(token.value)) throw this.refuse(token);
    return [token.value, this.constants.get(token.value)];
  }

  private readNamed(): unknown {
    const token = this.next();
    const name = this.name();
    if (this.takes('(')) return this.call(token, this.readList(')'));
    if (!this.constants.has(name)) throw this.refuse(token);
    let value = this.constants.get(name);
    while (this.takes('.')) value = (value as Readonly<Record<string, unknown>> | undefined)?.[this.name()];
    return value;
  }

  private call(token: Token, [options = {}]: readonly unknown[]): unknown {
    if (!isObject(options)) throw this.refuse(token);
    if (isKindName(token.value)) return { kind: token.value, ...options };
    if (token.value !== 'defineResource') throw this.refuse(token);
    const schema = defineResource({ ...NOTHING_SAID, ...options } as unknown as ResourceOptions);
    this.declared.push(schema);
    return schema;
  }
}

/** Defaults of required options, so that the check can report the missing ones. */
const NOTHING_SAID = {
  name: '',
  rights: '',
  fields: {},
  representation: [],
  list: { columns: [], sort: { field: 'id', order: 'ASC' } },
};
