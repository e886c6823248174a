import { useGrants } from '../../../resources/views/access/useGrants';
import { useStoredPreference } from '../../../layout/preferences/useStoredPreference';
import { boardOf, storedBoard, type CardName } from './boardOrder';

/** The reader's cards and their setter; undefined while loading. */
export function useBoard(): readonly [readonly CardName[] | undefined, (board: readonly CardName[]) => void] {
  const { held } = useGrants();
  const { value, isKnown, change } = useStoredPreference('accueil');
  return [held && isKnown ? boardOf(value, held) : undefined, (board) => change(storedBoard(board))];
}
