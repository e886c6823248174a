import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useRef, useState } from 'react';
import type { ChangeCalls, ChangeRowEntry } from '../../changes/changes';
import { toolPath } from '../../routes/tools';
import { RecordCount } from '../list/RecordCount';
import { MessagePanel } from '../page/MessagePanel';
import { PageHeader } from '../page/PageHeader';
import { problemOf } from '../page/problemOf';
import { useScreen } from '../ScreenContext';
import { ChangedRow } from './ChangedRow';
import { useAuthor } from './EntryHead';
import { EntryList } from './EntryList';
import { SelectionBar } from './SelectionBar';
import { UndoSetDialog } from './UndoSetDialog';
import { useChosenRows } from './useChosenRows';
import { useEntries } from './useEntries';
import { useExactTime } from './useExactTime';
import { useOriginName } from './useOriginName';

const NO_ROWS: readonly ChangeRowEntry[] = [];

export function ChangeSetDetail({ id }: { readonly id: number }) {
  const translate = useTranslate();
  const author = useAuthor();
  const exactTime = useExactTime();
  const originName = useOriginName();
  const { schema, address, parents } = useScreen();
  const { changeRows, changeSets } = useDataProvider<DataProvider & ChangeCalls>();
  const entries = useEntries([address, 'changeRows', id], (query) => changeRows(id, query));
  // The list entry tells whether the change set was reverted since.
  const listed = useEntries([address, 'changeSets'], (query) => changeSets({ collection: address, ...query }));
  const isUndone = listed.items?.find((one) => one.id === id)?.revertedBy !== undefined;
  const rows = entries.items ?? NO_ROWS;
  const chosen = useChosenRows(rows);
  /** Rows of the open confirmation; without ordinals, all rows. */
  const [asked, setAsked] = useState<{ readonly ordinals?: readonly number[] }>();
  const [isOpen, setOpen] = useState(false);
  const [first] = rows;
  const canChoose = entries.total > 1 && !isUndone;
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);
  const isMissing = problemOf(entries.error).status === 404 || entries.items?.length === 0;
  const ask = (question: typeof asked) => {
    setAsked(question);
    setOpen(true);
  };
  const title = first
    ? translate('history.changes.one', { origin: originName(first.origin), date: exactTime(first.at) })
    : translate('history.changes.crumb');
  return (
    <>
      <PageHeader
        title={title}
        crumb={translate('history.changes.crumb')}
        back={{ to: toolPath(schema, 'changes', parents), label: translate('history.changes.back') }}
        help={first && author(first.authorName)}
        titleRef={titleRef}
        aside={
          first && (
            <>
              <RecordCount total={entries.total} isMinimum={entries.totalIsMinimum} />
              {isUndone && <Chip size="small" color="info" label={translate('history.changes.undone')} />}
            </>
          )
        }
      >
        {first && !isUndone && (
          <Button size="small" variant="contained" onClick={() => ask({})}>
            {translate('history.changes.undo')}
          </Button>
        )}
      </PageHeader>
      {isMissing && <MessagePanel title={translate('history.changes.gone')} />}
      {!isMissing && (
        <>
          {canChoose && rows.length > 0 && (
            <SelectionBar
              chosen={chosen}
              allLabel={translate('history.changes.chooseAll')}
              action={translate('history.changes.undoChosen', { count: chosen.rows.length })}
              isRunning={false}
              onAct={() => ask({ ordinals: chosen.rows.map(({ ordinal }) => ordinal) })}
            />
          )}
          <EntryList
            entries={entries}
            label={title}
            empty={{ title: translate('history.changes.gone') }}
            keyOf={({ ordinal }) => String(ordinal)}
            isDense={entries.total > 1}
          >
            {(row) => (
              <ChangedRow
                row={row}
                isLine={entries.total > 1}
                {...(canChoose && { isChosen: chosen.has(row), onChoose: () => chosen.toggle(row) })}
              />
            )}
          </EntryList>
        </>
      )}
      {asked && (
        <UndoSetDialog
          id={id}
          {...asked}
          rows={rows}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onDone={() => {
            isDone.current = true;
            chosen.clear();
          }}
          onExited={() => {
            setAsked(undefined);
            // The opener goes after an undo, maybe later than the dialog.
            if (isDone.current) titleRef.current?.focus();
            isDone.current = false;
          }}
        />
      )}
    </>
  );
}
