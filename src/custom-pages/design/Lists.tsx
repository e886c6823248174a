import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { DENSITIES, type Density } from '../../resources/views/list/columns/density';
import { useWord } from './useWord';

export function Lists() {
  const word = useWord();
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {(Object.keys(DENSITIES) as Density[]).map((density) => (
        <Paper key={density} variant="outlined" sx={{ overflow: 'hidden' }}>
          <table className="data-table" aria-label={density} style={{ '--row-height': '32px' } as never}>
            <colgroup>
              <col style={{ width: 44 }} />
            </colgroup>
            <thead className="column-heads">
              <tr>
                <th scope="col" className="row-choice">
                  <input type="checkbox" className="tick" aria-label={word('selected')} />
                </th>
                <th scope="col">{word('name')}</th>
                <th scope="col">{density}</th>
              </tr>
            </thead>
            <tbody>
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
            </tbody>
          </table>
        </Paper>
      ))}
    </Box>
  );
}
