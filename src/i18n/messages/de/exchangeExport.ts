import type { SameKeys } from '../../sameKeys';
import type { exchangeExport as french } from '../fr/exchangeExport';

export const exchangeExport: SameKeys<typeof french> = {
  offer: 'Exportieren…',
  title: 'Exportieren',
  action: 'Exportieren',
  running: 'Export läuft…',
  done: '%{smart_count} Eintrag exportiert. |||| %{smart_count} Einträge exportiert.',
  cellTooLong: 'Ein Text der Spalte „%{column}“ ist zu lang für eine Arbeitsmappe: Wählen Sie das Format CSV.',
  records: 'Einträge',
  scope: {
    selection: 'Die Auswahl (%{count})',
    all: 'Alle der Liste (%{count})',
    page: 'Diese Seite (%{count})',
  },
  columnsLabel: 'Spalten',
  columns: {
    all: 'Alle',
    shown: 'Die der Liste',
  },
  headingsLabel: 'Spaltenüberschriften',
  headings: {
    labels: 'Bezeichnungen',
    names: 'Technische Namen',
  },
  formatLabel: 'Format',
  format: {
    xlsx: 'Excel (XLSX)',
    csv: 'Text (CSV)',
  },
};
