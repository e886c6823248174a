import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useState } from 'react';
import { useWords } from '../../../fields/shared/hooks/useReaderLanguage';
import { NO_DEPARTMENT, type DepartmentCounts, type MapPlace } from '../../../records/departments';
import { useNumberFormat } from '../../page/useNumberFormat';
import { mapWords } from './mapWords';
import { placeName } from './placeName';

interface DepartmentTableProps {
  readonly counts: DepartmentCounts;
  readonly onChoose: (place: MapPlace) => void;
}

type Column = 'department' | 'count';

/** The map's counts as a table, for screen readers and for looking up one department; largest first. */
export function DepartmentTable({ counts, onChoose }: DepartmentTableProps) {
  const inWords = useWords();
  const format = useNumberFormat();
  const [sort, setSort] = useState<Column>('count');
  const rows = sort === 'count' ? counts.departements.toSorted((a, b) => b.nombre - a.nombre) : counts.departements;
  const header = (column: Column) => (
    <th scope="col" aria-sort={sort !== column ? 'none' : column === 'count' ? 'descending' : 'ascending'}>
      <TableSortLabel
        active={sort === column}
        direction={column === 'count' ? 'desc' : 'asc'}
        onClick={() => setSort(column)}
      >
        {inWords(mapWords[column])}
      </TableSortLabel>
    </th>
  );
  const place = (of: MapPlace) => (
    <Link component="button" type="button" underline="hover" onClick={() => onChoose(of)} sx={{ textAlign: 'left' }}>
      {placeName(of, inWords)}
    </Link>
  );
  return (
    <Box sx={FRAME} role="region" aria-label={inWords(mapWords.department)} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header('department')}
            {header('count')}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, nombre }) => (
            <tr key={code}>
              <th scope="row">{place(code)}</th>
              <td>{format(nombre)}</td>
            </tr>
          ))}
          {counts.sansCode > 0 && (
            <tr>
              <th scope="row">{place(null)}</th>
              <td>{format(counts.sansCode)}</td>
            </tr>
          )}
          {counts.autres > 0 && (
            <tr>
              <th scope="row">{place(NO_DEPARTMENT)}</th>
              <td>{format(counts.autres)}</td>
            </tr>
          )}
        </tbody>
      </table>
    </Box>
  );
}

const FRAME = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  overflow: 'auto',
  fontSize: 14,
  maxHeight: { md: 'max(480px, calc(100vh - 200px))' },
  '@media print': { maxHeight: 'none', overflow: 'visible' },
  '& table': { width: '100%', borderCollapse: 'collapse' },
  '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper', fontWeight: 600 },
  '& th, & td': { textAlign: 'left', fontWeight: 400, px: 1.5, py: 0.5, borderBottom: 1, borderColor: 'divider' },
  '& td, & thead th:last-of-type': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;
