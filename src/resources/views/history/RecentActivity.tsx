import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { LinkBase, useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useId } from 'react';
import type { ChangeCalls, ChangeRowEntry } from '../../changes/changes';
import { writtenFields } from '../../changes/writtenFields';
import type { AnyRecord } from '../../language/resourceSchema';
import { fieldKey } from '../../registry/translationKeys';
import { toolPath } from '../../routes/tools';
import { useScreen } from '../ScreenContext';
import { useAuthor } from './EntryHead';
import { When } from './When';

const MOST = 5;

/** Fields of a change that are named; the history has all of them. */
const MOST_FIELDS = 3;

/** The last changes of a record: who changed what, and when. */
export default function RecentActivity({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  const id = useId();
  const { schema, address, parents } = useScreen();
  const { recordHistory } = useDataProvider<DataProvider & ChangeCalls>();
  const { data } = useQuery({
    // A write of the record makes another version.
    queryKey: [address, 'recentActivity', record.id, record['version']],
    queryFn: ({ signal }) => recordHistory(address, record.id, { page: 1, pageSize: MOST, signal }),
    retry: false,
  });
  if (!data || data.items.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={id} className="record-parts" sx={{ displayPrint: 'none', mt: 2.5 }}>
      <div className="record-part">
        <Box sx={HEAD}>
          <h2 id={id} className="section-title">
            {translate('history.recent')}
          </h2>
          <Link
            component={LinkBase}
            className="finger-reach"
            to={toolPath(schema, 'history', parents, record.id)}
            variant="body2"
          >
            {translate('history.all')}
          </Link>
        </Box>
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.items.map((row) => (
            <Change key={`${row.changeSet}/${row.ordinal}`} row={row} />
          ))}
        </Box>
      </div>
    </Box>
  );
}

function Change({ row }: { readonly row: ChangeRowEntry }) {
  const translate = useTranslate();
  const author = useAuthor();
  const { schema } = useScreen();
  const action = translate(`history.actions.${row.action}`);
  const names = row.action === 'update' ? writtenFields(schema, row) : [];
  const fields = names.slice(0, MOST_FIELDS).map((name) => translate(fieldKey(schema, name)));
  return (
    <Box component="li" sx={LINE}>
      <Typography component="span" variant="body2" sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {translate('history.by', { action, name: author(row.authorName) })}
        {fields.length > 0 && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {` · ${fields.join(', ')}${names.length > fields.length ? '…' : ''}`}
          </Box>
        )}
      </Typography>
      <When at={row.at} />
    </Box>
  );
}

const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2, mb: 0.5 } as const;
const LINE = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  py: 0.5,
  borderTop: 1,
  borderColor: 'divider',
} as const;
