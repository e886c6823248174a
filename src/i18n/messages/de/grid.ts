import type { SameKeys } from '../../sameKeys';
import type { grid as french } from '../fr/grid';

export const grid: SameKeys<typeof french> = {
  name: 'Tabelle',
  title: '%{name}: Tabelle',
  reading: 'Zeilen werden gelesen…',
  tooMany: {
    title: 'Zu viele Zeilen für die Tabelle',
    text: 'Die Liste findet %{count}; die Tabelle zeigt höchstens %{max}. Schränken Sie die Liste durch eine Suche oder einen Filter ein.',
  },
  toolbar: 'Aktionen der Tabelle',
  undo: 'Letzte Eingabe rückgängig machen (Strg+Z)',
  redo: 'Wiederherstellen (Strg+Y)',
  fillDown: 'Nach unten ausfüllen (Strg+D)',
  deleteRows: 'Ausgewählte Zeilen löschen oder behalten (Strg+-)',
  reread: 'Gespeicherte Werte neu lesen',
  find: {
    placeholder: 'In der Tabelle suchen',
    none: 'Nicht gefunden',
    place: '%{place} von %{count}',
    previous: 'Voriger Treffer',
    next: 'Nächster Treffer',
  },
  append: 'Zeile hinzufügen',
  rowNumber: 'Nr.',
  save: 'Speichern',
  saveTitle: 'Änderungen speichern',
  conflicts:
    'Jemand anderes hat inzwischen %{count} Zeile geändert: Sie wird nicht gespeichert. Lesen Sie die Werte neu und prüfen Sie sie. |||| Jemand anderes hat inzwischen %{count} Zeilen geändert: Sie werden nicht gespeichert. Lesen Sie die Werte neu und prüfen Sie sie.',
  added: '%{smart_count} neue Zeile |||| %{smart_count} neue Zeilen',
  wrong: '%{count} Zelle zu korrigieren |||| %{count} Zellen zu korrigieren',
  allRefused: {
    text: 'Keine Zeile kann gespeichert werden. Korrigieren Sie die markierten Zellen in der Tabelle und speichern Sie dann erneut; Ihre Eingaben bleiben dort erhalten.',
    go: 'Zur ersten zu korrigierenden Zelle',
  },
  skipped:
    '%{smart_count} Zelle kann nicht geändert werden und bleibt, wie sie ist. |||| %{smart_count} Zellen können nicht geändert werden und bleiben, wie sie sind.',
  status: 'Gewählte Zelle',
  selected: 'Auswahl: %{rows} × %{columns}',
  selectedRows: '%{count} Zeile |||| %{count} Zeilen',
  selectedColumns: '%{count} Spalte |||| %{count} Spalten',
  stored: 'Gespeicherter Wert: %{value}',
  storedEmpty: 'Es ist kein Wert gespeichert.',
  noChoice: 'Keine Auswahl passt.',
  keys: 'Pfeile und Tab bewegen, Umschalt wählt aus, F2 oder ein Buchstabe beginnt die Eingabe, Entf leert, Strg+C und Strg+V kopieren und fügen ein.',
  pending: {
    title: 'Ausstehende Änderungen',
    count: '%{count} Änderung |||| %{count} Änderungen',
    wrong: '%{count} Zeile ist zu berichtigen. |||| %{count} Zeilen sind zu berichtigen.',
    rest: 'und %{count} weitere |||| und %{count} weitere',
    row: 'Zeile %{number}',
    create: 'Neue Zeile',
    update: 'Geändert',
    delete: 'Wird gelöscht',
    toCorrect: 'zu berichtigen',
    takeBack: 'Änderung verwerfen: %{name}',
  },
};
