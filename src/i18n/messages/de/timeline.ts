import type { SameKeys } from '../../sameKeys';
import type { timeline as french } from '../fr/timeline';

export const timeline: SameKeys<typeof french> = {
  label: 'Teamplan',
  hint: 'Pfeiltasten zum Bewegen, Eingabe zum Öffnen, N für einen neuen Termin, ? für alle Tasten.',
  people: 'Personen',
  everyone: 'Für alle',
  noGroup: 'Ohne Gruppe',
  group: '%{name}, %{smart_count} Person |||| %{name}, %{smart_count} Personen',
  folded: 'eingeklappt',
  unfolded: 'ausgeklappt',
  validated: 'bestätigter Monat',
  moreLabel: '%{smart_count} weiterer Termin: anzeigen |||| %{smart_count} weitere Termine: anzeigen',
  emptyCell: 'Kein Termin',
  emptyDayOff: 'Kein Termin, arbeitet an diesem Tag nicht',
  dayOff: 'Arbeitet an diesem Tag nicht',
  slots: '%{smart_count} Termin |||| %{smart_count} Termine',
  selected: '%{smart_count} Termin ausgewählt |||| %{smart_count} Termine ausgewählt',
  several: '%{place} (%{smart_count} Termin) |||| %{place} (%{smart_count} Termine)',
  empty: 'Niemand anzuzeigen: erweitern Sie die Filter.',
  showNight: 'Nacht anzeigen',
  hideNight: 'Nacht ausblenden',
  refused: 'Nicht möglich. %{why}',
  toolbar: 'Ausgewählte Termine',
  dropHint: 'Wählen Sie den neuen Platz: Feld antippen, oder Pfeiltasten und Eingabe; Esc zum Abbrechen.',
  marks: {
    pending: 'ausstehend',
    pendingRemoval: 'Löschung erbeten',
    added: 'hinzugefügt',
    moved: 'verschoben',
    removed: 'entfernt',
    origin: 'früherer Platz',
    cancelled: 'abgesagt',
  },
  commands: {
    new: 'Neuer Termin',
    series: 'Neue Serie',
    absence: 'Neue Abwesenheit',
    person: 'Plan von %{name}',
    open: 'Öffnen',
    move: 'Verschieben',
    copy: 'Kopieren',
    cut: 'Ausschneiden',
    paste: 'Einfügen',
    duplicate: 'Duplizieren',
    delete: 'Löschen',
    clear: 'Auswahl aufheben',
  },
  said: {
    copied: '%{smart_count} Termin kopiert. |||| %{smart_count} Termine kopiert.',
    cut: '%{smart_count} Termin ausgeschnitten: am neuen Platz einfügen. |||| %{smart_count} Termine ausgeschnitten: am neuen Platz einfügen.',
    cancelled: 'Nichts wurde geändert.',
    nothing: 'Kein Termin gewählt: Klicken Sie auf einen Termin oder gehen Sie mit den Pfeiltasten zu ihm.',
  },
  done: {
    moved: '%{smart_count} Termin verschoben. |||| %{smart_count} Termine verschoben.',
    resized: 'Zeiten geändert.',
    copied: '%{smart_count} Termin dorthin kopiert. |||| %{smart_count} Termine dorthin kopiert.',
    pasted: '%{smart_count} Termin eingefügt. |||| %{smart_count} Termine eingefügt.',
    duplicated:
      '%{smart_count} Termin auf den nächsten Tag dupliziert. |||| %{smart_count} Termine auf den nächsten Tag dupliziert.',
    deleted: '%{smart_count} Termin gelöscht. |||| %{smart_count} Termine gelöscht.',
  },
  keys: {
    arrows: {
      keys: 'Pfeiltasten',
      text: 'Zwischen Tagen, Personen und Terminen wechseln',
    },
    rows: {
      keys: 'Strg+Pfeiltasten',
      text: 'Wochen- oder personenweise wechseln, die Auswahl bleibt',
    },
    ends: {
      keys: 'Pos1, Ende, Bild',
      text: 'Erster oder letzter Tag; zehn Personen weiter',
    },
    open: {
      keys: 'Eingabe, E',
      text: 'Termin öffnen, oder Gruppe einklappen',
    },
    draw: {
      keys: 'N, Einfg',
      text: 'Neuer Termin im Feld',
    },
    select: {
      keys: 'Leertaste, X',
      text: 'Termin auswählen oder abwählen',
    },
    act: { keys: 'A', text: 'Auswahl bearbeiten' },
    range: {
      keys: 'Umschalt+Pfeiltasten',
      text: 'Nach Tagen: mehrere Termine auswählen',
    },
    all: {
      keys: 'Strg+A',
      text: 'Alles auswählen',
    },
    move: {
      keys: 'D',
      text: 'Mit Pfeiltasten verschieben, dann Eingabe; Esc zum Abbrechen',
    },
    step: {
      keys: 'Alt+Pfeile',
      text: 'Sofort um einen Tag, 15 Minuten oder eine Person verschieben',
    },
    resize: {
      keys: 'Alt+Umschalt+← →',
      text: 'Ende ändern (mit Strg den Beginn); nach Stunden genügt Umschalt+← →',
    },
    clipboard: {
      keys: 'Strg+C, X, V',
      text: 'Kopieren, ausschneiden, einfügen',
    },
    duplicate: {
      keys: 'Strg+D',
      text: 'Auf den nächsten Tag duplizieren',
    },
    remove: {
      keys: 'Entf',
      text: 'Löschen',
    },
    escape: {
      keys: 'Esc',
      text: 'Abbrechen, Auswahl aufheben',
    },
    pointer: {
      keys: 'Maus, Finger',
      text: 'Ziehen zum Verschieben oder Zeichnen (mit dem Finger lange drücken); Strg+Ziehen kopiert einen Termin und wählt aus, wo keiner ist; Doppelklick zum Öffnen; rechte Taste für das Menü',
    },
  },
};
