import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { DENSITIES, type Density } from '../../resources/views/list/columns/density';
import { rowStyles } from '../../resources/views/list/table/rowStyles';
import { useWord } from './useWord';

/** A list in each density, with a selected row. */
export function Lists() {
  const word = useWord();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(Object.keys(DENSITIES) as Density[]).map((density) => (
        <Paper key={density} variant="outlined" sx={{ overflow: 'hidden' }}>
          <Table size="small" aria-label={density} sx={rowStyles} style={{ '--row-height': '32px' } as never}>
            <TableHead>
              <TableRow>
                <TableCell className="row-choice" component="td" />
                <TableCell>{word('name')}</TableCell>
                <TableCell>{density}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {(['active', 'selected', 'planned'] as const).map((state) => (
                <tr
                  key={state}
                  className={state === 'selected' ? 'row is-selected' : 'row'}
                  style={{ height: DENSITIES[density] }}
                >
                  <td className="row-choice">
                    <input
                      type="checkbox"
                      className="tick"
                      defaultChecked={state === 'selected'}
                      aria-label={word(state)}
                    />
                  </td>
                  <th scope="row">{word('sample')}</th>
                  <td>{word(state)}</td>
                </tr>
              ))}
            </TableBody>
          </Table>
        </Paper>
      ))}
    </Box>
  );
}
