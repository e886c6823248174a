import { parametersOf } from '../../src/resources/registry/registry';
import { isColumn, type NewField } from './newField';
import { capitalised, lowered } from './sourceText';

/** A resource that is to be declared. */
export interface NewResource {
  /** The collection's name: `Vehicules`, or `entretiens` below a parent. */
  readonly name: string;
  /** The resource that it hangs below: `Vehicules`. */
  readonly parent?: string | undefined;
  /** What one of its records is called, and several; in other languages after ` / `. */
  readonly one: string;
  readonly many: string;
  /** The first half of its rights; made of the name where absent. */
  readonly rights?: string | undefined;
  readonly icon?: string | undefined;
  readonly group?: string | undefined;
  readonly fields: readonly NewField[];
  /** Sets of fields that no two records share. */
  readonly unique?: readonly (readonly string[])[];
  /** What stands above the declaration, a line each. */
  readonly comments?: readonly string[];
}

/** `Vehicules` -> `vehiculeId` */
const parameterOf = (parent: string): string => `${lowered(parent.split('/').at(-1) ?? parent).replace(/s$/, '')}Id`;

/** The name of a collection with everything that it hangs below: `Vehicules/{vehiculeId}/entretiens`. */
export const addressOf = ({ name, parent }: Pick<NewResource, 'name' | 'parent'>): string =>
  parent === undefined ? name : `${parent}/{${parameterOf(parent)}}/${name}`;

/** The declaration of a nested one says which parameter is its parent's id. */
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

/** The constant that holds the declaration, and with a small letter its file. */
export const constantOf = ({ name, parent = '' }: Pick<NewResource, 'name' | 'parent'>): string =>
  [...parent.split('/').filter((segment) => segment !== '' && !segment.startsWith('{')), name]
    .map(capitalised)
    .join('');

const NAMING = /^(name|nom|title|titre|label|libelle|fullname|login|username|subject|code|key)$/;

/** The field that names a record: one that is called so, else the first text. */
export function namingField(fields: readonly NewField[]): NewField | undefined {
  const texts = fields.filter(({ kind }) => kind === 'text');
  return texts.find(({ name }) => NAMING.test(name.toLowerCase().replaceAll('_', ''))) ?? texts[0] ?? fields[0];
}

/** The columns of its list, with what names the record first. */
export function columnsOf(fields: readonly NewField[]): readonly string[] {
  const named = namingField(fields);
  const others = fields.filter((field) => field !== named && isColumn(field));
  return [...(named ? [named] : []), ...others].slice(0, 6).map(({ name }) => name);
}
