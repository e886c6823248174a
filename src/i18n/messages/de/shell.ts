import type { SameKeys } from '../../types';
import type { shell as french } from '../fr/shell';

export const shell: SameKeys<typeof french> = {
  menu: {
    label: 'Hauptmenü',
    open: 'Menü öffnen',
    close: 'Menü schließen',
    collapse: 'Menü verkleinern',
    expand: 'Menü ausklappen',
  },
  bar: {
    language: 'Sprache: %{name}',
    toDark: 'Zur dunklen Darstellung wechseln',
    toLight: 'Zur hellen Darstellung wechseln',
    account: 'Konto von %{name}',
    accountUnnamed: 'Mein Konto',
    menuOnTop: 'Menü oben',
    menuAside: 'Menü an der Seite',
    changelogs: 'Neuerungen',
    changelogsUnread: 'Neuerungen: %{smart_count} ungelesen |||| Neuerungen: %{smart_count} ungelesen',
    signOut: 'Abmelden',
  },
  progress: 'Wird geladen',
  toTop: 'Zum Seitenanfang',
  notifications: { label: 'Benachrichtigungen', close: 'Meldung schließen' },
  error: {
    title: 'Diese Seite konnte nicht angezeigt werden',
    detail:
      'Ihre gespeicherten Daten sind unversehrt. Versuchen Sie es erneut; tritt das Problem wieder auf, melden Sie es mit den technischen Einzelheiten.',
    retry: 'Erneut versuchen',
    home: 'Zurück zur Startseite',
    technical: 'Technische Einzelheiten',
    notLoadedTitle: 'Diese Seite konnte nicht geladen werden',
    notLoadedDetail:
      'Die Verbindung ist unterbrochen oder eine neue Version ist verfügbar. Laden Sie die Anwendung neu, um fortzufahren.',
    reload: 'Anwendung neu laden',
  },
  palette: {
    open: 'Suchen oder wechseln zu …',
    title: 'Suchen oder wechseln zu',
    placeholder: 'Eine Seite, ein Eintrag, eine Aktion …',
    results: 'Ergebnisse',
    count: '%{smart_count} Ergebnis |||| %{smart_count} Ergebnisse',
    searching: 'Die Einträge werden durchsucht …',
    none: 'Kein Ergebnis für „%{query}“',
    failed:
      '%{smart_count} Liste konnte nicht durchsucht werden |||| %{smart_count} Listen konnten nicht durchsucht werden',
    hint: '↑ ↓ zum Auswählen, Eingabetaste zum Öffnen, Esc zum Schließen',
    create: 'Anlegen: %{name}',
    language: 'Sprache: %{name}',
    groups: { go: 'Wechseln zu', create: 'Anlegen', actions: 'Aktionen', records: 'Einträge' },
  },
  home: {
    title: 'Startseite',
    morning: 'Guten Tag, %{name}',
    evening: 'Guten Abend, %{name}',
    lead: 'Ihr Arbeitsbereich %{tenant}.',
    access: 'Schnellzugriff',
    count: '%{total} Eintrag |||| %{total} Einträge',
    noAccess:
      'Für Sie ist noch keine Liste freigegeben. Bitten Sie die Verwaltung Ihrer Organisation um die nötigen Rechte.',
    recent: 'Zuletzt angesehen',
    noRecent: 'Die Einträge, die Sie öffnen, finden Sie hier wieder.',
    hint: 'um überall einen Eintrag zu suchen oder zu einer Seite zu wechseln',
    usage: {
      title: 'Nutzung',
      of: '%{used} von %{limit}',
      near: 'Nahe an der Grenze: %{percent}\u00a0% genutzt',
      full: 'Grenze erreicht',
      tenantRecords: 'Datensätze der Organisation',
      tenantFiles: 'Dateien der Organisation',
      tenantBytes: 'Größe der Dateien',
      dayRecords: 'Heute von Ihnen gespeichert',
      dayFiles: 'Heute von Ihnen hinzugefügte Dateien',
      dayBytes: 'Größe Ihrer heutigen Dateien',
    },
  },
};
