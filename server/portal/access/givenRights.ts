import { parseJsonId } from '../../../src/resources/fields/shared/ids';
import { FonctionDroits } from '../../../src/resources/schemas/liensAcces';
import type { Change } from '../../database/changes/changeTypes';
import type { StoredRecord } from '../../database/reading/records';
import { problem } from '../../http/problem';

export interface GivenRight {
  readonly droitId: number;
  readonly flag: string;
}

const keyOf = ({ droitId, flag }: GivenRight): string => `${droitId}:${flag}`;

/**
 * Reads `[{ droitId, flag }]` or `{ "droits": […] }`, without duplicates.
 *
 * @throws {ProblemError} `bodyExpected`, `invalid` at a malformed entry
 */
export function readGivenRights(body: unknown): readonly GivenRight[] {
  if (body === undefined) throw problem('bodyExpected');
  const list = typeof body === 'object' && body !== null && 'droits' in body ? body.droits : body;
  if (!Array.isArray(list)) throw problem('invalid', { errors: { droits: [{ code: 'embeddedList' }] } });
  const read = list.map((one: unknown, index): GivenRight => {
    const { droitId: id, flag } = typeof one === 'object' && one !== null ? (one as Record<string, unknown>) : {};
    const droitId = parseJsonId(id);
    if (droitId !== undefined && typeof flag === 'string') return { droitId, flag };
    throw problem('invalid', { errors: { droits: [{ code: 'embedded', path: [String(index)] }] } });
  });
  return [...new Map(read.map((one) => [keyOf(one), one])).values()];
}

export function changesBetween(
  fonctionId: number,
  held: readonly StoredRecord[],
  wanted: readonly GivenRight[],
): readonly Change[] {
  const resource = FonctionDroits.name;
  const heldKeys = new Set(
    held.map(({ values }) => keyOf({ droitId: Number(values['droitId']), flag: String(values['flag']) })),
  );
  const wantedKeys = new Set(wanted.map(keyOf));
  return [
    ...held
      .filter(
        ({ values }) => !wantedKeys.has(keyOf({ droitId: Number(values['droitId']), flag: String(values['flag']) })),
      )
      .map(({ id }): Change => ({ resource, action: 'delete', id })),
    ...wanted
      .filter((one) => !heldKeys.has(keyOf(one)))
      .map((one): Change => ({ resource, action: 'create', values: { fonctionId, ...one } })),
  ];
}
