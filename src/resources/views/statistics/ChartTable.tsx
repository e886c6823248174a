import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'ra-core';
import type { Figures } from '../../statistics/figures';
import type { Measure } from '../../statistics/statistic';
import { groupOf, rowsOf, valueOf, type DrawnRow, type DrawnSeries } from './chartData';
import type { FigureText } from './useFigureText';

export interface ChartTableProps {
  readonly label: string;
  /** Header of the rows' column. */
  readonly heading: string;
  readonly figures: Figures;
  readonly series: readonly DrawnSeries[];
  readonly measureOf: (name: string) => Measure;
  readonly write: FigureText;
  readonly onChoose: (row: DrawnRow, series: DrawnSeries) => void;
}

/** A chart's figures as a table, for screen readers and exact numbers. */
export function ChartTable({ label, heading, figures, series, measureOf, write, onChoose }: ChartTableProps) {
  const translate = useTranslate();
  const isParted = series.some(({ part }) => part !== undefined);
  return (
    <TableContainer
      sx={{ maxHeight: 380, '@media (pointer: coarse)': { '& td, & th': { height: 44 } } }}
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell component="th" scope="col">
              {heading}
            </TableCell>
            {series.map((one) => (
              <TableCell key={one.id} component="th" scope="col" align="right">
                {one.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rowsOf(figures).map((row) => (
            <TableRow key={JSON.stringify(row.key)} hover>
              <TableCell component="th" scope="row">
                {row.label}
              </TableCell>
              {series.map((one) => {
                const group = groupOf(row, one);
                const text = write.text(measureOf(one.measure), valueOf(row, one));
                const isHidden = group?.masque === true && !one.isFormer;
                const isEmpty = valueOf(row, one) === null || valueOf(row, one) === 0;
                return (
                  <TableCell key={one.id} align="right" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                    {isHidden && (
                      <Box component="span" sx={{ color: 'text.secondary', fontStyle: 'italic' }}>
                        {translate('statistics.hidden')}
                      </Box>
                    )}
                    {!isHidden &&
                      (isEmpty || one.isFormer ? (
                        text
                      ) : (
                        <Link
                          component="button"
                          type="button"
                          color="inherit"
                          className="finger-reach"
                          sx={{ font: 'inherit', fontVariantNumeric: 'inherit' }}
                          aria-label={`${text} – ${translate('statistics.records', { label: `${row.label}, ${one.label}` })}`}
                          onClick={() => onChoose(row, one)}
                        >
                          {text}
                        </Link>
                      ))}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
          {!isParted && (
            <TableRow>
              <TableCell component="th" scope="row" sx={{ fontWeight: 600 }}>
                {translate('statistics.total')}
              </TableCell>
              {series.map((one) => {
                const values = one.isFormer ? figures.total.precedent : figures.total.valeurs;
                return (
                  <TableCell key={one.id} align="right" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                    {write.text(measureOf(one.measure), values?.[one.measure])}
                  </TableCell>
                );
              })}
            </TableRow>
          )}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
