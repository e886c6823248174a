import type { SameKeys } from '../../sameKeys';
import type { exchangeExport as french } from '../fr/exchangeExport';

export const exchangeExport: SameKeys<typeof french> = {
  offer: 'Export…',
  title: 'Export',
  action: 'Export',
  running: 'Exporting…',
  done: '%{smart_count} record exported. |||| %{smart_count} records exported.',
  cellTooLong: 'A text in the column “%{column}” is too long for a workbook: choose the format CSV.',
  records: 'Records',
  scope: {
    selection: 'The selection (%{count})',
    all: 'All in the list (%{count})',
    page: 'This page (%{count})',
  },
  columnsLabel: 'Columns',
  columns: {
    all: 'All',
    shown: 'Those of the list',
  },
  headingsLabel: 'Column headings',
  headings: {
    labels: 'Labels',
    names: 'Technical names',
  },
  formatLabel: 'Format',
  format: {
    xlsx: 'Excel (XLSX)',
    csv: 'Text (CSV)',
  },
};
