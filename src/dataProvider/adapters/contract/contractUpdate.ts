import { kindOf } from '../../../resources/fields/kinds';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import { isEmptyValue } from '../../../resources/records/validate';
import type { BodyKind } from '../../../resources/language/addressing';
import { chosenFile, hasUploads } from '../requestBody';
import type { Values } from '../../../resources/language/values';

/** What the contract wants of the updates of a resource, where it is not the usual. */
interface ContractUpdates {
  /** JSON as long as no file was chosen, though the resource has files. */
  readonly withoutFiles?: 'json';
  /** An absent field stays, and empty ones are not sent. */
  readonly leavesOutEmpty?: true;
}

/** Quirks of the organisations' API that no declaration says: no other API has them, nor does the embedded one. */
const CONTRACT_UPDATES: Readonly<Record<string, ContractUpdates>> = {
  FichesIncident: { withoutFiles: 'json' },
  Utilisateurs: { leavesOutEmpty: true },
};

type Updated = Pick<ResourceSchema, 'name' | 'fields' | 'bodies' | 'partialUpdates'>;

/** The updates of a part of a record that hold nothing but files: `{ photo: ['photo'] }`. */
const fileUpdates = ({ fields, partialUpdates = {} }: Updated) =>
  Object.entries(partialUpdates).filter(([, names]) =>
    names.every((name) => {
      const spec = fields[name];
      return spec !== undefined && kindOf(spec).upload !== undefined;
    }),
  );

const pick = (values: Values, holds: (name: string, value: unknown) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => holds(name, value)));

/** The values of an update as an API takes them that has only the contract: without empty ones, without files aside. */
export function contractValues(schema: Updated, values: Values): Values {
  const aside = fileUpdates(schema).flatMap(([, names]) => names);
  const leavesOut = CONTRACT_UPDATES[schema.name]?.leavesOutEmpty === true;
  return pick(values, (name, value) => !aside.includes(name) && !(leavesOut && isEmptyValue(value)));
}

/** The files that were chosen, by the segment of the address at which the contract takes them. */
export const filesAside = (schema: Updated, values: Values): readonly (readonly [string, Values])[] =>
  fileUpdates(schema)
    .map(
      ([segment, names]) =>
        [segment, pick(values, (name, value) => names.includes(name) && !!chosenFile(value))] as const,
    )
    .filter(([, part]) => Object.keys(part).length > 0);

/** What an update sends its values in: as declared, or a form where the resource has files. */
export const contractUpdateBody = ({ name, fields, bodies }: Updated): BodyKind =>
  bodies?.update ?? CONTRACT_UPDATES[name]?.withoutFiles ?? (hasUploads(fields) ? 'form' : 'json');
