import { CHANGE_SET_HEADER } from '../../resources/changes/changeSetHeader';
import type { Answer } from '../httpTypes';

/** The change set of a write; undefined if the API records none, or nothing changed. */
export function changeSetOf({ headers }: Pick<Answer, 'headers'>): number | undefined {
  const id = Number(headers.get(CHANGE_SET_HEADER) ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
