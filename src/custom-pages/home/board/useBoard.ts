import { useGrants } from '../../../resources/views/access/useGrants';
import { useStoredPreference } from '../useStoredPreference';
import { boardOf, storedBoard, type CardName } from './boardOrder';

/** The reader's cards and what arranges them; undefined until they are known. */
export function useBoard(): readonly [readonly CardName[] | undefined, (board: readonly CardName[]) => void] {
  const { held } = useGrants();
  const { value, isKnown, change } = useStoredPreference('accueil');
  return [held && isKnown ? boardOf(value, held) : undefined, (board) => change(storedBoard(board))];
}
