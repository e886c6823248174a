import type { SameKeys } from '../../sameKeys';
import type { details as french } from '../fr/details';

export const details: SameKeys<typeof french> = {
  information: 'Informationen',
  tabs: 'Bereiche des Datensatzes',
  chosenTab: 'Angezeigter Bereich',
  tabWithCount: '%{label} (%{count})',
  menu: 'Weitere Aktionen',
  add: 'Hinzufügen',
  addNamed: 'Hinzufügen: %{name}',
  notListed: {
    title: 'Nicht lesbar',
    text: 'Die API Ihrer Organisation kann diese Daten nicht zurückgeben; gespeichert werden können sie dort.',
  },
  summary: {
    label: 'Auf einen Blick',
    all: 'Alle',
    allNamed: 'Alle ansehen: %{label}',
    from: 'ab %{date}',
    others: 'und %{count} weiterer Eintrag |||| und %{count} weitere Einträge',
    none: 'Zurzeit nichts anzuzeigen.',
  },
  map: 'Auf einer Karte zeigen',
  plan: {
    show: 'Plan ansehen',
    next: 'Demnächst im Plan',
    none: 'Kein Termin steht an.',
    everybody: 'Für alle',
  },
  nothingHere: { title: 'Noch nichts', text: 'Was zu diesem Datensatz hinzugefügt wird, erscheint hier.' },
  nothingFilled: 'Es wurde noch nichts angegeben.',
  download: {
    preparing: 'Die Datei wird vorbereitet…',
    received: '%{size} empfangen',
    part: '%{percent} empfangen',
    elapsed: 'Vergangene Zeit: %{time}',
    progress: 'Fortschritt des Downloads',
    abandon: 'Aufgeben',
    abandoned: 'Download aufgegeben',
    done: 'Datei gespeichert: %{name}',
    late: 'Die Datei war nach %{smart_count} Sekunde nicht bereit. Versuchen Sie es in einigen Minuten erneut. |||| Die Datei war nach %{smart_count} Sekunden nicht bereit. Versuchen Sie es in einigen Minuten erneut.',
    file: '%{name} herunterladen',
  },
  delete: {
    hanging: 'Dieser Datensatz kann nicht gelöscht werden. Davon hängen noch ab:',
    usedBy: 'Davon hängen noch ab:',
    advice: 'Löschen Sie zuerst diese Einträge oder ordnen Sie sie anderswo zu.',
    offline: 'Keine Verbindung: Das Löschen wartet auf das Netz, um zuerst zu prüfen, was von dem Eintrag abhängt.',
    replace: {
      open: 'Durch einen anderen Eintrag ersetzen…',
      text: 'Oder ersetzen Sie ihn überall durch einen anderen Eintrag und löschen ihn dann: eine Änderung, die rückgängig gemacht werden kann.',
      by: 'Ersetzen durch',
      action: 'Ersetzen und löschen',
      failed: 'Das Ersetzen ist nicht gelungen: nichts wurde geändert.',
    },
  },
};
