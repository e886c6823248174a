import { keysOf, targetsOf } from '../../../exchange/plan/targets';
import {
  IMPORT_MODES,
  type ImportChoices,
  type ImportMode,
  type Mapping,
} from '../../../exchange/plan/importPlanTypes';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { isEmptyValue } from '../../../records/validate';

/** What the person may do with the collection. */
export interface AllowedWrites {
  readonly create: boolean;
  readonly edit: boolean;
}

/** The ways of importing that the person's rights leave. */
export const modesFor = ({ create, edit }: AllowedWrites): readonly ImportMode[] =>
  IMPORT_MODES.filter((mode) => (mode === 'create' ? create : mode === 'update' ? edit : create && edit));

/** The column of ids, by which rows are matched with records. */
const ID = 'id';

/** The mapped columns by which rows can be matched: the id first, which an export has. */
export function keysIn(schema: ResourceSchema, mapping: Mapping): readonly string[] {
  const keys = keysOf(schema).filter((key) => mapping.includes(key));
  return keys.includes(ID) ? [ID, ...keys.filter((key) => key !== ID)] : keys;
}

/** What is done with the rows: as chosen, where that is still possible, otherwise what a file like this one is for. */
export function choicesFor(
  schema: ResourceSchema,
  mapping: Mapping,
  allowed: AllowedWrites,
  chosen: Partial<ImportChoices> = {},
): ImportChoices {
  const keys = keysIn(schema, mapping);
  const modes = modesFor(allowed);
  const matching = modes.includes('upsert') ? 'upsert' : 'update';
  const usual = (keys.length > 0 && allowed.edit) || !allowed.create ? matching : 'create';
  const mode = chosen.mode && modes.includes(chosen.mode) ? chosen.mode : usual;
  const key = chosen.key !== undefined && keys.includes(chosen.key) ? chosen.key : (keys[0] ?? ID);
  return { mode, key: mode === 'create' ? ID : key, emptyCell: chosen.emptyCell ?? 'unchanged' };
}

/** Why the rows cannot be planned with these columns and choices; undefined where they can. */
export function obstacleOf(
  schema: ResourceSchema,
  mapping: Mapping,
  { mode, key }: ImportChoices,
): 'none' | 'noKey' | undefined {
  if (mapping.every((target) => target === null)) return 'none';
  return mode !== 'create' && !keysIn(schema, mapping).includes(key) ? 'noKey' : undefined;
}

/** The fields that a new record has to have, and the file does not. */
export function missingFields(schema: ResourceSchema, mapping: Mapping, { mode }: ImportChoices): readonly string[] {
  if (mode === 'update') return [];
  const given = new Set(
    targetsOf(schema).flatMap(({ target, column }) => (mapping.includes(target) ? [column.path[0]] : [])),
  );
  return Object.entries(schema.fields)
    .filter(
      ([name, { required, readOnly, initial }]) => required && !readOnly && isEmptyValue(initial) && !given.has(name),
    )
    .map(([name]) => name);
}

/** The mapping with another meaning of one column; the column that had this meaning before loses it. */
export const remapped = (mapping: Mapping, at: number, target: string | null): Mapping =>
  mapping.map((before, index) => (index === at ? target : before === target ? null : before));
