import { join } from 'node:path';
import ts from 'typescript';
import { ENTRIES } from '../../test/support/cover/readLanguage';
import { COMPILER_OPTIONS } from '../../test/support/cover/typedLanguage';

export interface DocumentedOption {
  /** `list.board.by`, `parameters.*.equals`, `sections[].fields` */
  readonly path: string;
  readonly doc: string;
  readonly type: string;
  readonly isOptional: boolean;
}

export interface DocumentedLanguage {
  readonly resource: readonly DocumentedOption[];
  readonly field: readonly DocumentedOption[];
  readonly kinds: readonly {
    readonly name: string;
    readonly doc: string;
    readonly options: readonly DocumentedOption[];
  }[];
  /** Forms of conditions and formulas, by their keys. */
  /** Options of a page, and of each kind of section. */
  readonly page: readonly DocumentedOption[];
  readonly sections: readonly {
    readonly name: string;
    readonly doc: string;
    readonly options: readonly DocumentedOption[];
  }[];
  readonly conditions: readonly DocumentedOption[];
  readonly formulas: readonly DocumentedOption[];
}

const OWN_LANGUAGES = [
  'Condition',
  'Formula',
  'Moment',
  'Words',
  'FieldSpec',
  'IconName',
  'AccessRule',
  'WrittenValue',
  'FollowingValue',
];
const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.InTypeAlias |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const CHOICE = /^'[^']*'(?: \| '[^']*')*$/;

/** Merges the options of several forms: types are joined, and options that some forms lack are optional. */
function together(forms: readonly (readonly DocumentedOption[])[]): readonly DocumentedOption[] {
  const all = new Map<string, DocumentedOption>();
  for (const option of forms.flat()) {
    const known = all.get(option.path);
    const said = [known?.type, option.type].filter((type) => type !== undefined);
    const types = new Set(said.every((type) => CHOICE.test(type)) ? said.flatMap((type) => type.split(' | ')) : said);
    all.set(option.path, {
      ...option,
      type: [...types].join(' | '),
      doc: option.doc || (known?.doc ?? ''),
      isOptional: (known?.isOptional ?? false) || option.isOptional,
    });
  }
  return [...all.values()].map((option) => ({
    ...option,
    isOptional: option.isOptional || !forms.every((form) => form.some(({ path }) => path === option.path)),
  }));
}

/** Prints types as they are written in the sources. */
class TypeDocumenter {
  constructor(readonly checker: ts.TypeChecker) {}

  docOf(symbol: ts.Symbol): string {
    return ts.displayPartsToString(symbol.getDocumentationComment(this.checker)).replace(/\s+/g, ' ').trim();
  }

  #nameOf(type: ts.Type): string | undefined {
    return [type.aliasSymbol?.name, type.symbol?.name].find(
      (name) => name !== undefined && OWN_LANGUAGES.includes(name),
    );
  }

  #text(given: ts.Type): string {
    const type = this.checker.getNonNullableType(given);
    const text = this.#nameOf(type) ?? this.checker.typeToString(type, undefined, FLAGS);
    // Rename type parameters, which stand for names of fields.
    return text
      .replace(/\bName\b/g, 'field')
      .replaceAll('Extract<keyof F, string>', 'field')
      .replace(/\bF\b/g, 'fields');
  }

  /** The item type of a list or a map, and the suffix of its path. */
  #inside(type: ts.Type): readonly [ts.Type, string] | undefined {
    if (this.checker.isTupleType(type)) return undefined;
    const item = this.checker.isArrayType(type) && this.checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (item) return [item, '[]'];
    const value = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    return value ? [value, '.*'] : undefined;
  }

  /** The members of a union that have options of their own. */
  #structures(given: ts.Type): readonly ts.Type[] {
    const type = this.checker.getNonNullableType(given);
    if (this.#nameOf(type) !== undefined) return [];
    if (type.isUnion()) return type.types.flatMap((one) => this.#structures(one));
    const isObject = type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection);
    return isObject && !this.#inside(type) && !this.checker.isTupleType(type) ? [type] : [];
  }

  #below(given: ts.Type, path: string, open: readonly ts.Type[]): readonly DocumentedOption[] {
    // Check the name first: without null, a union loses its alias.
    if (this.#nameOf(given) !== undefined) return [];
    const type = this.checker.getNonNullableType(given);
    const inside = this.#nameOf(type) === undefined ? this.#inside(type) : undefined;
    if (inside) return this.#below(inside[0], path + inside[1], open);
    const forms = this.#structures(type).map((one) =>
      open.includes(one) ? [] : this.options(one, `${path}.`, [...open, one]),
    );
    return together(forms);
  }

  /** Properties of a type; those of type `never` mark refused options. */
  #properties(type: ts.Type): readonly ts.Symbol[] {
    const isRefused = (symbol: ts.Symbol) =>
      (this.checker.getNonNullableType(this.checker.getTypeOfSymbol(symbol)).flags & ts.TypeFlags.Never) !== 0;
    return this.checker.getPropertiesOfType(type).filter((symbol) => !isRefused(symbol));
  }

  options(type: ts.Type, path = '', open: readonly ts.Type[] = []): readonly DocumentedOption[] {
    return this.#properties(type).flatMap((symbol) => {
      const own = this.checker.getTypeOfSymbol(symbol);
      const option = {
        path: path + symbol.name,
        doc: this.docOf(symbol),
        type: this.#text(own),
        isOptional: (symbol.flags & ts.SymbolFlags.Optional) !== 0,
      };
      return [option, ...this.#below(own, option.path, open)];
    });
  }

  forms(node: ts.TypeNode): readonly DocumentedOption[] {
    const parts = ts.isUnionTypeNode(node) ? node.types : [node];
    const source = node.getSourceFile().text;
    return parts.flatMap((part, at) => {
      const type = this.checker.getTypeFromTypeNode(part);
      const names = type.isUnion() ? type.types : [type];
      // The comment of a form stands before its bar.
      const said = source.slice(parts[at - 1]?.end ?? node.getFullStart(), part.getStart()).replace('|', '');
      const reference = type.aliasSymbol ?? type.symbol;
      const doc =
        said
          .replace(/\/\*\*|\*\/|^\s*\*/gm, ' ')
          .replace(/\s+/g, ' ')
          .trim() || (reference ? this.docOf(reference) : '');
      return names.map((one) => ({
        path: this.#properties(one)
          .map(({ name }) => name)
          .join(', '),
        doc,
        type: part.getText().replace(/\s+/g, ' ').replaceAll('readonly ', ''),
        isOptional: false,
      }));
    });
  }
}

/** Reads the types of the language from a checkout. @throws {Error} if one is missing */
export function readTypes(root: string): DocumentedLanguage {
  const language = (name: string) => join(root, 'src/resources/language', `${name}.ts`);
  const paths = {
    resource: join(root, ENTRIES.resource),
    kinds: join(root, ENTRIES.kinds),
    page: join(root, ENTRIES.page),
    sections: join(root, ENTRIES.sections),
    kind: language('kind'),
  };
  const program = ts.createProgram(
    [...Object.values(paths), language('condition'), language('formula')],
    COMPILER_OPTIONS,
  );
  const checker = program.getTypeChecker();
  const documenter = new TypeDocumenter(checker);
  const exported = (path: string, name: string): ts.Symbol => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(path) ?? ({} as ts.Node));
    const found = module && checker.getExportsOfModule(module).find((one) => one.name === name);
    if (!found) throw new Error(`${path} exports no '${name}'`);
    return found;
  };
  const declared = (path: string, name: string) => checker.getDeclaredTypeOfSymbol(exported(path, name));
  const unionOf = (path: string, name: string) => {
    const declaration = exported(path, name).declarations?.find(ts.isTypeAliasDeclaration);
    return declaration ? documenter.forms(declaration.type) : [];
  };
  const field = documenter.options(declared(paths.kind, 'FieldSpec')).filter(({ path }) => path !== 'kind');
  const kindsSymbol = exported(paths.kinds, 'kinds');
  const kinds = checker.getPropertiesOfType(checker.getTypeOfSymbol(kindsSymbol)).map(({ name }) => {
    const module = join(root, 'src/resources/fields', name, 'kind.ts');
    const [first = '', ...others] = name;
    const spec = declared(module, specName(checker, program, module, first.toUpperCase() + others.join('')));
    const own = documenter
      .options(spec)
      .filter(({ path }) => path !== 'kind' && !field.some((one) => one.path === path));
    return { name, doc: documenter.docOf(exported(module, name)), options: own };
  });
  const resource = documenter.options(declared(paths.resource, 'ResourceOptions'));
  const section = declared(paths.sections, 'PageSection');
  const sections = (section.isUnion() ? section.types : [section]).map((one) => ({
    name: one.symbol.name.replace('Section', '').toLowerCase(),
    doc: documenter.docOf(one.symbol),
    options: documenter.options(one).filter(({ path }) => path !== 'kind'),
  }));
  return {
    resource,
    page: documenter.options(declared(paths.page, 'PageOptions')).filter(({ path }) => !path.startsWith('sections')),
    sections,
    field,
    kinds,
    conditions: unionOf(language('condition'), 'Condition'),
    formulas: unionOf(language('formula'), 'Formula'),
  };
}

/** The type of a kind's declaration: `TextSpec`, or `FileFieldSpec` for `file`. */
function specName(checker: ts.TypeChecker, program: ts.Program, path: string, kind: string): string {
  const module = checker.getSymbolAtLocation(program.getSourceFile(path) ?? ({} as ts.Node));
  const names = module ? checker.getExportsOfModule(module).map(({ name }) => name) : [];
  return names.find((name) => name === `${kind}Spec`) ?? names.find((name) => name.endsWith('Spec')) ?? `${kind}Spec`;
}
