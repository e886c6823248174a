import { keysOf, targetsOf } from '../../../exchange/plan/targets';
import {
  IMPORT_MODES,
  type ImportChoices,
  type ImportMode,
  type Mapping,
} from '../../../exchange/plan/importPlanTypes';
import type { ResourceSchema } from '../../../language/resourceSchema';
import { isEmptyValue } from '../../../records/validate';

export interface AllowedWrites {
  readonly create: boolean;
  readonly edit: boolean;
}

/** The import modes that the person's rights allow. */
export const modesFor = ({ create, edit }: AllowedWrites): readonly ImportMode[] =>
  IMPORT_MODES.filter((mode) => (mode === 'create' ? create : mode === 'update' ? edit : create && edit));

/** The id column, by which rows are matched with records. */
const ID = 'id';

/** Mapped columns that can serve as key; the id, which exports contain, comes first. */
export function keysIn(schema: ResourceSchema, mapping: Mapping): readonly string[] {
  const keys = keysOf(schema).filter((key) => mapping.includes(key));
  return keys.includes(ID) ? [ID, ...keys.filter((key) => key !== ID)] : keys;
}

/** Resolves the choices: as picked if still possible, otherwise defaults for the file. */
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

/** Why the rows cannot be planned; undefined if they can. */
export function obstacleOf(
  schema: ResourceSchema,
  mapping: Mapping,
  { mode, key }: ImportChoices,
): 'none' | 'noKey' | undefined {
  if (mapping.every((target) => target === null)) return 'none';
  return mode !== 'create' && !keysIn(schema, mapping).includes(key) ? 'noKey' : undefined;
}

/** Required fields of new records that the file lacks. */
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

/** Maps a column to another target; the column that had this target loses it. */
export const remapped = (mapping: Mapping, at: number, target: string | null): Mapping =>
  mapping.map((before, index) => (index === at ? target : before === target ? null : before));
