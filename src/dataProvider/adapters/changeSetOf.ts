import { CHANGE_SET_HEADER } from '../../resources/changes/changeSetHeader';
import type { Answer } from '../httpTypes';

/** The change set in which the API recorded a write; undefined where it records none, and where nothing changed. */
export function changeSetOf({ headers }: Pick<Answer, 'headers'>): number | undefined {
  const id = Number(headers.get(CHANGE_SET_HEADER) ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
