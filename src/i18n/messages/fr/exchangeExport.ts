/** Export of a list. */
export const exchangeExport = {
  offer: 'Exporter…',
  title: 'Exporter',
  action: 'Exporter',
  running: 'Export en cours…',
  done: '%{smart_count} enregistrement exporté. |||| %{smart_count} enregistrements exportés.',
  cellTooLong:
    'Un texte de la colonne «\u00a0%{column}\u00a0» est trop long pour un classeur\u00a0: choisissez le format CSV.',
  records: 'Enregistrements',
  scope: {
    selection: 'La sélection (%{count})',
    all: 'Tous ceux de la liste (%{count})',
    page: 'Cette page (%{count})',
  },
  columnsLabel: 'Colonnes',
  columns: {
    all: 'Toutes',
    shown: 'Celles de la liste',
  },
  headingsLabel: 'Titres des colonnes',
  headings: {
    labels: 'Libellés',
    names: 'Noms techniques',
  },
  formatLabel: 'Format',
  format: {
    xlsx: 'Excel (XLSX)',
    csv: 'Texte (CSV)',
  },
} as const;
