import { kindOf } from '../../../resources/fields/kinds';
import type { ResourceSchema } from '../../../resources/language/resourceSchema';
import { isEmptyValue } from '../../../resources/records/validate';
import type { BodyKind } from '../../../resources/language/addressing';
import { chosenFile, hasUploads } from '../requestBody';
import type { Values } from '../../../resources/language/values';

/** Exceptions of the contract for a resource's updates. */
interface ContractUpdates {
  /** JSON if no file is chosen, although the resource has files. */
  readonly withoutFiles?: 'json';
  /** Absent fields keep their value, and empty ones are not sent. */
  readonly leavesOutEmpty?: true;
}

/** Peculiarities of the organisations' API; no other API has them, so they are not part of the declarations. */
const CONTRACT_UPDATES: Readonly<Record<string, ContractUpdates>> = {
  FichesIncident: { withoutFiles: 'json' },
  Utilisateurs: { leavesOutEmpty: true },
};

type Updated = Pick<ResourceSchema, 'name' | 'fields' | 'bodies' | 'partialUpdates'>;

/** Partial updates that contain only files: `{ photo: ['photo'] }`. */
const fileUpdates = ({ fields, partialUpdates = {} }: Updated) =>
  Object.entries(partialUpdates).filter(([, names]) =>
    names.every((name) => {
      const spec = fields[name];
      return spec !== undefined && kindOf(spec).upload !== undefined;
    }),
  );

const pick = (values: Values, holds: (name: string, value: unknown) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => holds(name, value)));

/** Values of a contract-only update: no separately uploaded files and, for some resources, no empty values. */
export function contractValues(schema: Updated, values: Values): Values {
  const aside = fileUpdates(schema).flatMap(([, names]) => names);
  const leavesOut = CONTRACT_UPDATES[schema.name]?.leavesOutEmpty === true;
  return pick(values, (name, value) => !aside.includes(name) && !(leavesOut && isEmptyValue(value)));
}

/** Chosen files with the path segment that the contract uploads them to. */
export const filesAside = (schema: Updated, values: Values): readonly (readonly [string, Values])[] =>
  fileUpdates(schema)
    .map(
      ([segment, names]) =>
        [segment, pick(values, (name, value) => names.includes(name) && !!chosenFile(value))] as const,
    )
    .filter(([, part]) => Object.keys(part).length > 0);

/** The encoding of an update: as declared, else a form if the resource has files. */
export const contractUpdateBody = ({ name, fields, bodies }: Updated): BodyKind =>
  bodies?.update ?? CONTRACT_UPDATES[name]?.withoutFiles ?? (hasUploads(fields) ? 'form' : 'json');
