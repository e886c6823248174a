import type { KindProps } from './kindProps';
import Box from '@mui/material/Box';
import { viewOf } from '../../../src/resources/fields/views';
import { casesOf } from '../kindCases';
import { Essais } from '../declarations';
import { useKindWord } from './kindWords';

/** The values of a field: on one line of a list, and in full on a record's page. */
export function KindValues({ name, spec }: KindProps) {
  const word = useKindWord();
  const { cell, align = 'left' } = viewOf(spec);
  const values = casesOf(spec).filter((one) => one.name !== 'wrong');
  return (
    <Box component="table" sx={TABLE}>
      <tbody>
        {values.map(({ name: label, value }) => {
          const shown = { schema: Essais, path: [name], spec, value, record: { id: 1, [name]: value } };
          return (
            <tr key={label}>
              <th scope="row">{word(label)}</th>
              <Box component="td" className="in-list" sx={{ textAlign: align }}>
                {cell(shown)}
              </Box>
              <td>{cell({ ...shown, full: true })}</td>
            </tr>
          );
        })}
      </tbody>
    </Box>
  );
}

const CELLS = '& > tbody > tr >';
const TABLE = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  [`${CELLS} *`]: { p: 1, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top', overflowWrap: 'anywhere' },
  [`${CELLS} th`]: { width: { xs: 72, md: 90 }, textAlign: 'left', fontWeight: 400, color: 'text.secondary', pl: 0 },
  [`${CELLS} .in-list`]: {
    width: { xs: 110, md: 220 },
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
  },
} as const;
