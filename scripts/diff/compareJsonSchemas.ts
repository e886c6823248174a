import { isObject } from '../../src/resources/common/isObject';
import { dataAt, isEqual, pairs, quotedList, without, type Data } from './changes';

/** `request`: values sent to the API, which may refuse them; `response`: values that it returns. */
export type Direction = 'request' | 'response';

export interface SchemaChange {
  /** `adresse.codePostal`, `lignes[]` */
  readonly path: string;
  readonly text: string;
  readonly breaking: boolean;
}

/** Keywords that do not affect values. */
const ANNOTATIONS = ['title', 'description', 'examples', 'deprecated', '$comment', '$schema', 'readOnly'];
const LOWER_BOUNDS = ['minLength', 'minimum', 'minItems', 'exclusiveMinimum', 'minProperties'];
const UPPER_BOUNDS = ['maxLength', 'maximum', 'maxItems', 'exclusiveMaximum', 'maxProperties'];
/** Keywords with their own comparison below. */
const STRUCTURE = ['properties', 'required', 'items', 'enum', 'anyOf', 'default'];
/** Extensions that do not affect which values are valid. */
const HARMLESS_RULES = ['x-visibleWhen', 'x-formula', 'x-extension'];

const short = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'rien';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

const isNull = (schema: unknown): boolean => isObject(schema) && schema['type'] === 'null';

/** Splits `anyOf: [schema, null]` into the schema and a flag. */
function nullable(schema: Data): { readonly schema: Data; readonly mayBeNull: boolean } {
  const { anyOf, ...others } = schema;
  if (!Array.isArray(anyOf) || anyOf.length !== 2 || !anyOf.some(isNull)) return { schema, mayBeNull: false };
  const inner: unknown = anyOf.find((one) => !isNull(one));
  return { schema: { ...(isObject(inner) ? inner : {}), ...others }, mayBeNull: true };
}

function boundChange(
  keyword: string,
  one: unknown,
  other: unknown,
): { readonly text: string; readonly isNarrower: boolean } {
  const isLower = LOWER_BOUNDS.includes(keyword);
  const [before, after] = [Number(one), Number(other)];
  const isNarrower = other !== undefined && (one === undefined || (isLower ? after > before : after < before));
  return {
    text: `${keyword} ${one === undefined ? 'aucun' : before} → ${other === undefined ? 'aucun' : after}`,
    isNarrower,
  };
}

function keywordChanges(before: Data, after: Data, direction: Direction): readonly Omit<SchemaChange, 'path'>[] {
  const isRequest = direction === 'request';
  const keywords = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (keyword) =>
      !ANNOTATIONS.includes(keyword) && !STRUCTURE.includes(keyword) && !isEqual(before[keyword], after[keyword]),
  );
  return keywords.map((keyword) => {
    const [one, other] = [before[keyword], after[keyword]];
    if (LOWER_BOUNDS.includes(keyword) || UPPER_BOUNDS.includes(keyword)) {
      const { text, isNarrower } = boundChange(keyword, one, other);
      return { text, breaking: isRequest && isNarrower };
    }
    const text = `${keyword} : ${short(one)} → ${short(other)}`;
    if (HARMLESS_RULES.includes(keyword)) return { text, breaking: false };
    // A changed type breaks both directions; a changed bound only requests.
    const isOther = keyword === 'type' || keyword === '$ref' || keyword === 'format';
    return { text, breaking: isOther ? isRequest || other !== undefined : isRequest && other !== undefined };
  });
}

function enumChanges(before: unknown, after: unknown, direction: Direction): readonly Omit<SchemaChange, 'path'>[] {
  if (isEqual(before, after)) return [];
  const isRequest = direction === 'request';
  if (!Array.isArray(after)) return [{ text: 'toute valeur, et plus quelques-unes', breaking: false }];
  if (!Array.isArray(before)) return [{ text: `seulement ${quotedList(after)}`, breaking: isRequest }];
  const [gone, come] = [without(before as string[], after as string[]), without(after as string[], before as string[])];
  return [
    ...(gone.length > 0 ? [{ text: `sans ${quotedList(gone)}`, breaking: isRequest }] : []),
    ...(come.length > 0 ? [{ text: `avec ${quotedList(come)}`, breaking: false }] : []),
  ];
}

function requiredChanges(before: Data, after: Data, direction: Direction): readonly SchemaChange[] {
  const names = (schema: Data) => (Array.isArray(schema['required']) ? (schema['required'] as string[]) : []);
  const isThere = (name: string) => Object.hasOwn(dataAt(after, 'properties'), name);
  const isRequest = direction === 'request';
  const more = without(names(after), names(before)).filter(isThere);
  const less = without(names(before), names(after)).filter(isThere);
  return [
    ...more.map((path) => ({
      path,
      text: isRequest ? 'devient obligatoire' : 'est toujours répondu',
      breaking: isRequest,
    })),
    ...less.map((path) => ({
      path,
      text: isRequest ? 'devient facultatif' : 'n’est plus toujours répondu',
      breaking: !isRequest,
    })),
  ];
}

function propertyChanges(before: Data, after: Data, direction: Direction): readonly SchemaChange[] {
  const { removed, added, kept } = pairs(dataAt(before, 'properties'), dataAt(after, 'properties'));
  return [
    ...removed.map(([path]) => ({ path, text: 'champ supprimé', breaking: true })),
    ...added.map(([path]) => ({ path, text: 'champ ajouté', breaking: false })),
    ...kept.flatMap(([name, one, other]) =>
      compareJsonSchemas(isObject(one) ? one : {}, isObject(other) ? other : {}, direction).map((change) => ({
        ...change,
        path: [name, change.path].filter(Boolean).join('.').replaceAll('.[]', '[]'),
      })),
    ),
    ...requiredChanges(before, after, direction),
  ];
}

/** Compares two JSON Schemas of the same value, as sent or as returned. */
export function compareJsonSchemas(before: Data, after: Data, direction: Direction): readonly SchemaChange[] {
  if (isEqual(before, after)) return [];
  const [one, other] = [nullable(before), nullable(after)];
  const here = (changes: readonly Omit<SchemaChange, 'path'>[]) => changes.map((change) => ({ path: '', ...change }));
  const isRequest = direction === 'request';
  return [
    ...(one.mayBeNull === other.mayBeNull
      ? []
      : here([
          other.mayBeNull
            ? { text: isRequest ? 'peut être vide' : 'peut être vide dans une réponse', breaking: false }
            : { text: isRequest ? 'ne peut plus être vide' : 'n’est jamais vide', breaking: isRequest },
        ])),
    ...here(keywordChanges(one.schema, other.schema, direction)),
    ...here(enumChanges(one.schema['enum'], other.schema['enum'], direction)),
    ...(isEqual(one.schema['default'], other.schema['default'])
      ? []
      : here([
          {
            text: `valeur initiale ${short(one.schema['default'])} → ${short(other.schema['default'])}`,
            breaking: false,
          },
        ])),
    ...(isEqual(one.schema['anyOf'], other.schema['anyOf'])
      ? []
      : here([{ text: 'autres formes possibles', breaking: true }])),
    ...propertyChanges(one.schema, other.schema, direction),
    ...compareJsonSchemas(dataAt(one.schema, 'items'), dataAt(other.schema, 'items'), direction).map((change) => ({
      ...change,
      path: ['[]', change.path].filter(Boolean).join('.'),
    })),
  ];
}
