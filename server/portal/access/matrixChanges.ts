import type { FastifyRequest } from 'fastify';
import { parseJsonId } from '../../../src/resources/fields/shared/ids';
import { Droits } from '../../../src/resources/schemas/acces';
import { FonctionDroits } from '../../../src/resources/schemas/liensAcces';
import type { Change } from '../../database/changes/changeTypes';
import { problem } from '../../http/problem';
import { tenantOf } from '../../http/tenantOf';
import { bodyOf } from '../../http/calls/requestParts';

const MOST_CHANGES = 5000;

export interface CellChange {
  readonly fonctionId: number;
  readonly droitId: number;
  readonly flag: string;
  readonly granted: boolean;
  /** As `RESOURCE:flag`; undefined if the right is inactive and grants nothing. */
  readonly right?: string;
}

const keyOf = ({ fonctionId, droitId, flag }: Pick<CellChange, 'fonctionId' | 'droitId' | 'flag'>): string =>
  `${fonctionId}/${droitId}/${flag}`;

const refuseAt = (index: number, field: string, code: string) =>
  problem('invalid', { errors: { changes: [{ code, path: [String(index), field] }] } });

function readCell(one: unknown, index: number): CellChange {
  const given = typeof one === 'object' && one !== null ? (one as Readonly<Record<string, unknown>>) : {};
  const { flag, granted } = given;
  const [fonctionId, droitId] = [parseJsonId(given['fonctionId']), parseJsonId(given['droitId'])];
  if (fonctionId === undefined) throw refuseAt(index, 'fonctionId', 'reference');
  if (droitId === undefined) throw refuseAt(index, 'droitId', 'reference');
  if (typeof flag !== 'string') throw refuseAt(index, 'flag', 'enumeration');
  if (typeof granted !== 'boolean') throw refuseAt(index, 'granted', 'boolean');
  return { fonctionId, droitId, flag, granted };
}

/**
 * Reads `{ changes: [{ fonctionId, droitId, flag, granted }] }`; the last change of a cell wins.
 *
 * @throws {ProblemError} `invalid` at an entry with an unknown right or level
 */
export async function readCells(request: FastifyRequest): Promise<readonly CellChange[]> {
  const { changes } = bodyOf(request);
  if (!Array.isArray(changes)) throw problem('invalid', { errors: { changes: [{ code: 'embeddedList' }] } });
  if (changes.length > MOST_CHANGES) {
    throw problem('invalid', { errors: { changes: [{ code: 'maxItems', args: { smart_count: MOST_CHANGES } }] } });
  }
  const cells = changes.map(readCell);
  const rights = await tenantOf(request).store.getMany(Droits, [...new Set(cells.map(({ droitId }) => droitId))]);
  const byId = new Map(rights.map(({ id, values }) => [id, values]));
  const known = cells.map((cell, index): CellChange => {
    const right = byId.get(cell.droitId);
    if (!right) throw refuseAt(index, 'droitId', 'referenceMissing');
    if (!Array.isArray(right['flags']) || !right['flags'].includes(cell.flag))
      throw refuseAt(index, 'flag', 'enumeration');
    return right['actif'] === true ? { ...cell, right: `${String(right['code'])}:${cell.flag}` } : cell;
  });
  return [...new Map(known.map((cell) => [keyOf(cell), cell])).values()];
}

/** Converts cells into changes; a cell that already has the requested state needs none. */
export async function changesOfCells(
  request: FastifyRequest,
  cells: readonly CellChange[],
): Promise<readonly Change[]> {
  const value = [...new Set(cells.map(({ fonctionId }) => fonctionId))];
  const { items } = await tenantOf(request).store.list(FonctionDroits, {
    filter: { field: 'fonctionId', operator: 'in', value },
  });
  const existing = new Map(
    items.map(({ id, values }) => [
      `${String(values['fonctionId'])}/${String(values['droitId'])}/${String(values['flag'])}`,
      id,
    ]),
  );
  const resource = FonctionDroits.name;
  return cells.flatMap((cell): readonly Change[] => {
    const id = existing.get(keyOf(cell));
    const { fonctionId, droitId, flag, granted } = cell;
    if (granted && id === undefined) return [{ resource, action: 'create', values: { fonctionId, droitId, flag } }];
    return !granted && id !== undefined ? [{ resource, action: 'delete', id }] : [];
  });
}
