import type { SameKeys } from '../../sameKeys';
import type { members as french } from '../fr/members';

export const members: SameKeys<typeof french> = {
  title: 'Hinzufügen: %{name}',
  search: 'Suchen: %{name}',
  list: 'Auswahl: %{name}',
  already: 'Bereits in der Liste',
  onlyAbsent: 'Nur was nicht in der Liste ist',
  present: '%{name}: %{count}',
  absent: 'Nicht in der Liste: %{count}',
  chosen: 'Gewählt: %{count}',
  chooseAll: 'Alles Angezeigte wählen',
  more: 'Mehr anzeigen',
  nobody: 'Kein Ergebnis',
  allPresent: 'Alles ist bereits in der Liste.',
  forAll: 'Für alles Hinzugefügte',
  add: 'Hinzufügen (%{count})',
  retry: 'Erneut versuchen (%{count})',
  progress: '%{finished} von %{total}',
  adding: 'Wird hinzugefügt',
  added: '%{smart_count} Eintrag hinzugefügt |||| %{smart_count} Einträge hinzugefügt',
  failed:
    '%{smart_count} Eintrag konnte nicht hinzugefügt werden: |||| %{smart_count} Einträge konnten nicht hinzugefügt werden:',
};
