import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import type { ChangeRowEntry } from '../../changes/changes';
import { fieldKey } from '../../registry/translationKeys';
import { hasTool } from '../../routes/tools';
import { useScreen } from '../ScreenContext';
import { EntryHead, useAuthor } from './EntryHead';
import { RowDiff } from './RowDiff';
import { setPath } from './setPath';
import { useOriginName } from './useOriginName';

export interface HistoryEntryProps {
  readonly row: ChangeRowEntry;
  readonly isCurrent: boolean;
  readonly restoreField: (name: string) => (() => Promise<void>) | undefined;
  readonly restoreVersion?: (() => void) | undefined;
  /** Disables buttons during a write. */
  readonly isBusy: boolean;
}

export function HistoryEntry({ row, isCurrent, restoreField, restoreVersion, isBusy }: HistoryEntryProps) {
  const translate = useTranslate();
  const author = useAuthor();
  const target = useScreen();
  const { schema } = target;
  const originName = useOriginName();
  // A restore from the bin is recorded as a creation, which would credit the wrong person.
  const isBack = row.action === 'create' && (row.origin === 'restore' || row.origin === 'revert');
  const action = isBack ? originName('restore') : translate(`history.actions.${row.action}`);
  return (
    <li>
      <EntryHead
        title={translate('history.by', { action, name: author(row.authorName) })}
        at={row.at}
        {...(!isBack && { origin: row.origin })}
        states={isCurrent ? [translate('history.current')] : []}
      >
        {restoreVersion && (
          <Button size="small" variant="outlined" disabled={isBusy} onClick={restoreVersion}>
            {translate('history.restoreVersion')}
          </Button>
        )}
      </EntryHead>
      <RowDiff
        schema={schema}
        row={row}
        actionOf={(name) => {
          const restore = restoreField(name);
          if (!restore) return undefined;
          const label = translate('history.restoreFieldNamed', { field: translate(fieldKey(schema, name)) });
          return (
            <Button size="small" aria-label={label} disabled={isBusy} onClick={() => void restore()}>
              {translate('history.restoreField')}
            </Button>
          );
        }}
      />
      {hasTool(schema, 'changes') && (
        <Link
          component={LinkBase}
          to={setPath(target, row.changeSet)}
          variant="body2"
          className="finger-reach"
          sx={{ display: 'inline-block', mt: 1 }}
        >
          {translate('history.wholeSet')}
        </Link>
      )}
    </li>
  );
}
