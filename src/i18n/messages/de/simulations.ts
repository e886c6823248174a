import type { SameKeys } from '../../sameKeys';
import type { simulations as french } from '../fr/simulations';

export const simulations: SameKeys<typeof french> = {
  title: 'Was die Simulation ändert',
  validatedTitle: 'Was die Simulation geändert hat',
  unread:
    '%{smart_count} Zeile des Verlaufs wird hier nicht gezeigt. |||| %{smart_count} Zeilen des Verlaufs werden hier nicht gezeigt.',
  unrecorded: 'Was sie geändert hat, steht nicht im Verlauf oder ist Ihnen nicht zugänglich.',
  validatedBy: 'Bestätigt von %{name}',
  open: 'Im Plan öffnen',
  openReal: 'Im echten Plan ansehen',
  unseen:
    'Die API Ihrer Organisation vergleicht die Simulation nicht mit dem echten Plan. Öffnen Sie sie im Plan, um ihre Termine zu sehen.',
  more: 'Mehr anzeigen (%{smart_count})',
  chooseAll: 'Alle auswählen',
  validatePart: 'Auswahl bestätigen (%{smart_count})',
  validateAll: 'Die Änderung bestätigen |||| Die %{smart_count} Änderungen bestätigen',
  done: 'Die Simulation steht im echten Plan.',
  donePart: '%{smart_count} Änderung steht im echten Plan. |||| %{smart_count} Änderungen stehen im echten Plan.',
  blocked:
    '%{smart_count} Änderung passt nicht mehr zum echten Plan und kann nicht bestätigt werden. |||| %{smart_count} Änderungen passen nicht mehr zum echten Plan und können nicht bestätigt werden.',
  empty: {
    title: 'Kein Unterschied',
    text: 'Die Simulation ändert noch nichts am echten Plan.',
  },
  marks: {
    added: 'Hinzugefügt',
    moved: 'Geändert',
    removed: 'Entfernt',
  },
  counts: {
    added: '%{smart_count} hinzugefügt |||| %{smart_count} hinzugefügt',
    moved: '%{smart_count} geändert |||| %{smart_count} geändert',
    removed: '%{smart_count} entfernt |||| %{smart_count} entfernt',
  },
  lines: {
    who: 'Beschäftigte Person',
    when: 'Wann',
    company: 'Mitglied',
    type: 'Art',
    text: 'Text',
  },
  hours: {
    title: 'Stunden, die sich ändern',
    people: 'Nach Person',
    companies: 'Nach Mitglied',
    before: 'Vorher',
    after: 'Nachher',
    change: 'Differenz',
  },
  conflicts: {
    changed: 'Der echte Termin wurde seitdem geändert.',
    gone: 'Den echten Termin gibt es nicht mehr.',
    refused: 'Der echte Plan lehnt ihn ab.',
    overlap: 'Gleichzeitig mit einem anderen Termin der Person.',
  },
  confirm: {
    title: 'Den echten Plan ändern?',
    text: '%{smart_count} Änderung wird sofort ausgeführt. |||| %{smart_count} Änderungen werden sofort ausgeführt.',
    warned: 'Davon %{smart_count} mit einer Warnung. |||| Davon %{smart_count} mit einer Warnung.',
    undo: 'Sie können das gleich danach oder später im Verlauf rückgängig machen.',
    action: 'Bestätigen',
  },
};
