import type { SameKeys } from '../../sameKeys';
import type { exchangeExport as french } from '../fr/exchangeExport';

export const exchangeExport: SameKeys<typeof french> = {
  offer: 'Exportar…',
  title: 'Exportar',
  action: 'Exportar',
  running: 'Exportação em curso…',
  done: '%{smart_count} registo exportado. |||| %{smart_count} registos exportados.',
  cellTooLong: 'Um texto da coluna «%{column}» é demasiado longo para um livro de cálculo: escolha o formato CSV.',
  records: 'Registos',
  scope: {
    selection: 'A seleção (%{count})',
    all: 'Todos os da lista (%{count})',
    page: 'Esta página (%{count})',
  },
  columnsLabel: 'Colunas',
  columns: {
    all: 'Todas',
    shown: 'As da lista',
  },
  headingsLabel: 'Títulos das colunas',
  headings: {
    labels: 'Etiquetas',
    names: 'Nomes técnicos',
  },
  formatLabel: 'Formato',
  format: {
    xlsx: 'Excel (XLSX)',
    csv: 'Texto (CSV)',
  },
};
