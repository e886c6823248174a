import type { KindProps } from './kindProps';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { DataGrid } from 'react-data-grid';
import { useReaderLanguage, useRegion } from '../../../src/resources/fields/shared/hooks/useReaderLanguage';
import { validationMessage } from '../../../src/resources/fields/shared/inputs/fieldValidator';
import { fieldKey } from '../../../src/resources/registry/translationKeys';
import { readCellText, type CellWords } from '../../../src/resources/views/grid/cellText';
import { gridColumns } from '../../../src/resources/views/grid/columns';
import { GridCellsProvider, type GridCells } from '../../../src/resources/views/grid/GridContext';
import { entryOf, rowOf } from '../../../src/resources/views/grid/gridState';
import { GRID_STYLE } from '../../../src/resources/views/grid/gridStyle';
import { RENDERERS, useGridVariables } from '../../../src/resources/views/grid/GridTable';
import { indexReferences } from '../../../src/resources/views/grid/references';
import type { GridColumn, GridRow } from '../../../src/resources/views/grid/sheetTypes';
import { useGridColumns } from '../../../src/resources/views/grid/useGridColumns';
import { Domaines, Essais } from '../declarations';
import { casesOf } from '../kindCases';

const COLUMNS = gridColumns(Essais);

const REFERENCES = indexReferences(
  (Domaines.fields['libelle']?.samples ?? []).map((name, index) => ({ id: index + 1, name: String(name), codes: [] })),
);

/** A row per value; invalid values stay as typed. */
const rowsOf = ({ name, spec }: KindProps): readonly GridRow[] =>
  casesOf(spec).map(({ value, issues }, index) => {
    const row = rowOf({ id: index + 1, [name]: issues ? null : value });
    return issues ? { ...row, entries: { [name]: { value, issues } } } : row;
  });

export function KindGrid(props: KindProps) {
  const translate = useTranslate();
  const language = useReaderLanguage();
  const region = useRegion();
  const cells = useMemo((): GridCells => {
    const words: CellWords = { language, region, references: () => REFERENCES };
    return {
      words,
      errorOf: (row, name) => {
        const issue = entryOf(row, name).issues?.[0];
        return issue && translate(validationMessage(issue).message, validationMessage(issue).args);
      },
      read: (text, column) => readCellText(text, column, words),
      choicesOf: () => undefined,
      labelOf: ({ name }) => translate(fieldKey(Essais, name)),
      opening: () => 'edited',
      extendTo: () => undefined,
    };
  }, [language, region, translate]);
  const columns = useMemo(() => COLUMNS.filter(({ name }) => name === props.name), [props.name]);
  const rows = useMemo(() => rowsOf(props), [props.name, props.spec]);
  return (
    <GridCellsProvider value={cells}>
      <Sheet columns={columns} rows={rows} label={props.name} />
    </GridCellsProvider>
  );
}

interface SheetProps {
  readonly columns: readonly GridColumn[];
  readonly rows: readonly GridRow[];
  readonly label: string;
}

function Sheet({ columns, rows, label }: SheetProps) {
  const variables = useGridVariables();
  const gridColumnsOf = useGridColumns(columns, rows);
  return (
    <Box sx={{ ...variables, '& .rdg': { ...GRID_STYLE, blockSize: 'auto' } }}>
      <DataGrid
        direction="ltr"
        className="rdg"
        aria-label={label}
        columns={gridColumnsOf}
        rows={rows}
        rowKeyGetter={({ key }) => key}
        rowHeight={34}
        renderers={RENDERERS}
        enableVirtualization={false}
      />
    </Box>
  );
}
