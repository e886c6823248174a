import { join } from 'node:path';
import ts from 'typescript';
import type { Language, LanguageNode, LanguageOptions } from './language';
import type { ENTRIES } from './readLanguage';

export const COMPILER_OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2023.d.ts'],
  types: [],
  strict: true,
  skipLibCheck: true,
};

const LEAF: LanguageNode = { is: 'leaf' };

/** Merges the options of several union members; choices of the same option are combined. */
function joined(forms: readonly LanguageOptions[]): LanguageOptions {
  const all: Record<string, LanguageNode> = {};
  for (const [name, node] of forms.flatMap((form) => Object.entries(form))) {
    const known = all[name];
    all[name] =
      known?.is === 'choice' && node.is === 'choice'
        ? { is: 'choice', values: [...new Set([...known.values, ...node.values])] }
        : node;
  }
  return all;
}

/** Reads types as a language. A recursive type is a language of its own, and a leaf here. */
class TypeReader {
  readonly #open: ts.Type[] = [];
  readonly #recursive = new Set<ts.Type>();

  constructor(readonly checker: ts.TypeChecker) {}

  node(given: ts.Type): LanguageNode {
    const { checker } = this;
    const some = checker.getNonNullableType(given);
    const type = checker.getBaseConstraintOfType(some) ?? some;
    if (type.symbol?.name === 'FieldSpec') return { is: 'field' };
    if (type.aliasSymbol?.name === 'Words') return { is: 'words' };
    // Icon names are interchangeable: tests need not use each.
    if (type.aliasSymbol?.name === 'IconName' && type.isUnion())
      return { is: 'leaf', values: type.types.map((one) => this.#literal(one)) };
    if (this.#open.includes(type)) {
      this.#recursive.add(type);
      return LEAF;
    }
    this.#open.push(type);
    const node = type.isUnion() ? this.#union(type) : this.#single(type);
    this.#open.pop();
    return this.#recursive.has(type) ? LEAF : node;
  }

  #union({ types }: ts.UnionType): LanguageNode {
    const literals = types.filter((one) => one.flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.BooleanLiteral));
    if (literals.length === types.length) return { is: 'choice', values: literals.map((one) => this.#literal(one)) };
    const nodes = types.map((one) => this.node(one));
    const options = nodes.flatMap((one) => (one.is === 'struct' ? [one.options] : []));
    return options.length === nodes.length ? { is: 'struct', options: joined(options) } : LEAF;
  }

  #literal(type: ts.Type): string {
    return type.isStringLiteral() ? type.value : this.checker.typeToString(type);
  }

  #single(type: ts.Type): LanguageNode {
    const { checker } = this;
    if (type.flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.BooleanLiteral))
      return { is: 'choice', values: [this.#literal(type)] };
    const isObject = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
    if (!isObject || checker.isTupleType(type)) return LEAF;
    const item = checker.isArrayType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
    if (item) return { is: 'list', of: this.node(item) };
    const value = checker.getIndexTypeOfType(type, ts.IndexKind.String);
    if (value) return { is: 'map', of: this.node(value) };
    const options = this.options(type);
    return Object.keys(options).length > 0 ? { is: 'struct', options } : LEAF;
  }

  options(type: ts.Type): LanguageOptions {
    const { checker } = this;
    return Object.fromEntries(
      checker.getPropertiesOfType(type).map((one) => [one.name, this.node(checker.getTypeOfSymbol(one))]),
    );
  }
}

/** The symbol that a module exports under a name. @throws {Error} if it exports no such name */
function exported(program: ts.Program, path: string, name: string): ts.Symbol {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(path);
  const module = file && checker.getSymbolAtLocation(file);
  const found = module && checker.getExportsOfModule(module).find((one) => one.name === name);
  if (!found) throw new Error(`${path} exports no '${name}'`);
  return found.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
}

/** The type of a nested property. @throws {Error} if it is missing */
const within = (checker: ts.TypeChecker, type: ts.Type, ...names: readonly string[]): ts.Type =>
  names.reduce((above, name) => {
    const found = checker.getPropertyOfType(above, name);
    if (!found) throw new Error(`a kind has no '${name}'`);
    return checker.getTypeOfSymbol(found);
  }, type);

export function typedLanguage(root: string, entries: typeof ENTRIES): Language {
  const paths = {
    resource: join(root, entries.resource),
    kinds: join(root, entries.kinds),
    page: join(root, entries.page),
    sections: join(root, entries.sections),
  };
  const program = ts.createProgram(Object.values(paths), COMPILER_OPTIONS);
  const checker = program.getTypeChecker();
  const reader = new TypeReader(checker);
  const { name: _name, ...resource } = reader.options(
    checker.getDeclaredTypeOfSymbol(exported(program, paths.resource, 'ResourceOptions')),
  );
  const kinds = checker.getTypeOfSymbol(exported(program, paths.kinds, 'kinds'));
  const fieldSpec = exported(program, join(root, 'src/resources/language/kind.ts'), 'FieldSpec');
  const { kind: _kind, ...field } = reader.options(checker.getDeclaredTypeOfSymbol(fieldSpec));
  const own = (kind: ts.Symbol): LanguageOptions => {
    const spec = within(checker, checker.getTypeOfSymbol(kind), 'samples', 'spec');
    return Object.fromEntries(
      Object.entries(reader.options(spec)).filter(([name]) => name !== 'kind' && !Object.hasOwn(field, name)),
    );
  };
  const { sections: _sections, ...page } = reader.options(
    checker.getDeclaredTypeOfSymbol(exported(program, paths.page, 'PageOptions')),
  );
  const section = checker.getDeclaredTypeOfSymbol(exported(program, paths.sections, 'PageSection'));
  const sections = (section.isUnion() ? section.types : [section]).map((one) => {
    const options = reader.options(one);
    const kind = options['kind'];
    return [kind?.is === 'choice' ? (kind.values[0] ?? '') : '', options] as const;
  });
  return {
    resource,
    field,
    page,
    sections: Object.fromEntries(sections),
    kinds: Object.fromEntries(checker.getPropertiesOfType(kinds).map((kind) => [kind.name, own(kind)])),
  };
}
