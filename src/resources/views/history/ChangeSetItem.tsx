import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import type { ChangeRowEntry, ChangeSetEntry } from '../../changes/changes';
import { resourceKey } from '../../registry/translationKeys';
import { useScreen } from '../ScreenContext';
import { EntryHead, useAuthor } from './EntryHead';
import { RecordedName } from './RecordedName';
import { setPath } from './setPath';
import { useExactTime } from './useExactTime';
import { useOriginName } from './useOriginName';

const NO_ROWS: readonly ChangeRowEntry[] = [];

/** What all rows of a large change set were; from other origins they are mixed. */
function actionOf(origin: string): 'changed' | 'deleted' | 'operations' {
  if (origin === 'bulkEdit') return 'changed';
  return origin === 'bulkDelete' ? 'deleted' : 'operations';
}

export function ChangeSetItem({ entry }: { readonly entry: ChangeSetEntry }) {
  const translate = useTranslate();
  const author = useAuthor();
  const originName = useOriginName();
  const exactTime = useExactTime();
  const target = useScreen();
  const { id, at, authorName, origin, reverts, revertedBy, resources, firstRows = NO_ROWS } = entry;
  const states = [
    ...(reverts === undefined ? [] : [translate('history.changes.undoes')]),
    ...(revertedBy === undefined ? [] : [translate('history.changes.undone')]),
  ];
  const label = translate('history.changes.openNamed', {
    name: translate('history.changes.one', { origin: originName(origin), date: exactTime(at) }),
  });
  return (
    <li>
      <EntryHead
        title={translate('history.by', { action: originName(origin), name: author(authorName) })}
        at={at}
        states={states}
      >
        <Button component={LinkBase} to={setPath(target, id)} size="small" variant="outlined" aria-label={label}>
          {translate('history.changes.open')}
        </Button>
      </EntryHead>
      {firstRows.map((row) => (
        <Typography key={row.ordinal} variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {`${translate(`history.actions.${row.action}`)}\u00a0: `}
          </Box>
          <strong>
            <RecordedName row={row} />
          </strong>
          {row.resource !== target.schema.name && (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {` · ${translate(resourceKey({ name: row.resource }, 'name'), { smart_count: 1, _: row.resource })}`}
            </Box>
          )}
        </Typography>
      ))}
      {firstRows.length === 0 && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
          {resources
            .map(({ resource, rows }) => {
              const name = translate(resourceKey({ name: resource }, 'name'), { smart_count: rows, _: resource });
              const done = translate(`changes.done.${actionOf(origin)}`, { smart_count: rows });
              return translate('changes.done.of', { name, done });
            })
            .join(' · ')}
        </Typography>
      )}
    </li>
  );
}
