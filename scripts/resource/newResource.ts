import { parametersOf } from '../../src/resources/registry/registry';
import { isColumn, type NewField } from './newField';
import { capitalised, lowered } from './sourceText';

export interface NewResource {
  /** `Vehicules`, or `entretiens` below a parent. */
  readonly name: string;
  /** The parent resource: `Vehicules`. */
  readonly parent?: string | undefined;
  /** Singular and plural labels; other languages follow after ` / `. */
  readonly one: string;
  readonly many: string;
  /** Prefix of its rights; derived from the name if absent. */
  readonly rights?: string | undefined;
  readonly icon?: string | undefined;
  readonly group?: string | undefined;
  readonly fields: readonly NewField[];
  /** Sets of fields that are unique together. */
  readonly unique?: readonly (readonly string[])[];
  /** Comment lines above the declaration. */
  readonly comments?: readonly string[];
}

/** `Vehicules` -> `vehiculeId` */
const parameterOf = (parent: string): string => `${lowered(parent.split('/').at(-1) ?? parent).replace(/s$/, '')}Id`;

/** The path of a collection with its parents: `Vehicules/{vehiculeId}/entretiens`. */
export const addressOf = ({ name, parent }: Pick<NewResource, 'name' | 'parent'>): string =>
  parent === undefined ? name : `${parent}/{${parameterOf(parent)}}/${name}`;

export const parentOf = (resource: Pick<NewResource, 'name' | 'parent'>) =>
  resource.parent === undefined
    ? undefined
    : { resource: resource.parent, parameter: parametersOf(addressOf(resource)).at(-1) ?? '' };

/** `TypesContrats` -> `TYPES_CONTRATS` */
export const rightsOf = ({ name, rights }: Pick<NewResource, 'name' | 'rights'>): string =>
  rights ??
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toUpperCase();

/** The declaration's constant; in lower camel case also its file name. */
export const constantOf = ({ name, parent = '' }: Pick<NewResource, 'name' | 'parent'>): string =>
  [...parent.split('/').filter((segment) => segment !== '' && !segment.startsWith('{')), name]
    .map(capitalised)
    .join('');

const NAMING = /^(name|nom|title|titre|label|libelle|fullname|login|username|subject|code|key)$/;

/** The field that labels a record: one with a typical name, else the first text. */
export function namingField(fields: readonly NewField[]): NewField | undefined {
  const texts = fields.filter(({ kind }) => kind === 'text');
  return texts.find(({ name }) => NAMING.test(name.toLowerCase().replaceAll('_', ''))) ?? texts[0] ?? fields[0];
}

/** The list's columns, with the label first. */
export function columnsOf(fields: readonly NewField[]): readonly string[] {
  const named = namingField(fields);
  const others = fields.filter((field) => field !== named && isColumn(field));
  return [...(named ? [named] : []), ...others].slice(0, 6).map(({ name }) => name);
}
