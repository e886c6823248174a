import type { SameKeys } from '../../sameKeys';
import type { savedViews as french } from '../fr/savedViews';

export const savedViews: SameKeys<typeof french> = {
  or: 'oder',
  orMore: 'oder…',
  anyOf: 'Mindestens eine dieser Bedingungen',
  addAlternative: 'Alternative Bedingung hinzufügen',
  all: 'Alle',
  button: 'Ansichten',
  changed: '(geändert)',
  more: '+%{smart_count} weitere |||| +%{smart_count} weitere',
  replaceTitle: 'Ansicht „%{name}“ ersetzen?',
  replaceText: 'Sie zeigt dann, was die Liste jetzt zeigt, anstelle dessen, was gespeichert war.',
  replaceAction: 'Ersetzen',
  title: 'Gespeicherte Ansichten',
  save: 'Aktuelle Ansicht speichern',
  none: 'Keine gespeicherte Ansicht für diese Liste.',
  mine: 'Meine Ansichten',
  shared: 'Mit mir geteilt',
  update: 'Durch die aktuelle Anzeige ersetzen',
  edit: 'Bearbeiten: %{name}',
  delete: 'Ansicht %{name} löschen',
  copy: 'Link der Ansicht %{name} kopieren',
  copied: 'Link kopiert.',
  replaced: 'Die Ansicht „%{name}“ enthält nun die aktuelle Anzeige.',
  unreadable: 'Diese Ansicht kann nicht gelesen werden.',
  gone: 'Diese Ansicht gibt es nicht mehr, oder sie ist nicht mit Ihnen geteilt.',
};
