import Button from '@mui/material/Button';
import ArrowBack from '@mui/icons-material/ArrowBack';
import { LinkBase, useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useRef, useState } from 'react';
import type { ChangeCalls, ChangeRowEntry, ChangeValues } from '../../changes/changes';
import type { AnyRecord } from '../../language/resourceSchema';
import { useAllowed } from '../access/useAllowed';
import { isRunning } from '../changes/changeState';
import { useNameOf } from '../naming/useNaming';
import { PageHeader } from '../page/PageHeader';
import { useRecord } from '../page/useRecord';
import { screenPath, useScreen } from '../ScreenContext';
import { ChangesAround } from './ChangesAround';
import { ChangesBelow } from './ChangesBelow';
import { EntryList } from './EntryList';
import { GoneNote } from './GoneNote';
import { HistoryEntry } from './HistoryEntry';
import { RequireHistory } from './RequireHistory';
import { RestoreDialog } from './RestoreDialog';
import { useEntries } from './useEntries';
import { useExactTime } from './useExactTime';
import { useRestore } from './useRestore';
import { restoringValues, valuesBefore } from './versions';

/** Every write of one record, the newest first, with the ways back. */
export default function HistoryScreen({ id }: { readonly id: string }) {
  return (
    <RequireHistory>
      <RecordHistory id={id} />
    </RequireHistory>
  );
}

const NO_ROWS: readonly ChangeRowEntry[] = [];

interface Version {
  readonly at: string;
  readonly values: ChangeValues;
}

function RecordHistory({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const target = useScreen();
  const { schema, address } = target;
  const exactTime = useExactTime();
  const { recordHistory } = useDataProvider<DataProvider & ChangeCalls>();
  const entries = useEntries([address, 'recordHistory', id], (query) => recordHistory(address, Number(id), query));
  const rows = entries.items ?? NO_ROWS;
  const [newest] = rows;
  const isGone = newest?.action === 'delete';
  const record = useRecord(id, { fresh: true, enabled: newest !== undefined && !isGone }).data;
  const known: AnyRecord | undefined = isGone ? { ...newest.before, id: Number(id) } : record;
  const name = useNameOf(known);
  const canEdit = useAllowed('edit');
  const canShow = useAllowed('show');
  const restoring = useRestore(Number(id), newest?.version);
  const [version, setVersion] = useState<Version>();
  const [isOpen, setOpen] = useState(false);
  const [isWithBelow, setWithBelow] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isBusy = isRunning(restoring.run.state);
  const current = canEdit && !isGone ? record : undefined;

  const restoreField = (row: ChangeRowEntry) => (field: string) => {
    if (!current || row.action !== 'update') return undefined;
    const values = restoringValues(schema, current, row.before ?? {}, [field]);
    if (Object.keys(values).length === 0) return undefined;
    return async () => {
      // The button goes with the difference.
      if (await restoring.restore(values)) titleRef.current?.focus();
    };
  };
  const restoreVersion = (row: ChangeRowEntry, index: number) => {
    if (!current || index === 0 || row.action === 'delete') return undefined;
    const former = valuesBefore(schema, current, rows.slice(0, index));
    const values = restoringValues(schema, current, former, Object.keys(schema.fields));
    if (Object.keys(values).length === 0) return undefined;
    return () => {
      restoring.run.reset();
      setVersion({ at: row.at, values });
      setOpen(true);
    };
  };
  return (
    <>
      <PageHeader
        title={translate('history.title', { name: name || `#${id}` })}
        crumb={translate('history.crumb')}
        titleRef={titleRef}
      >
        {canShow && !isGone && (
          <Button
            component={LinkBase}
            to={screenPath(target, 'show', id)}
            size="small"
            color="inherit"
            startIcon={<ArrowBack className="points-along" />}
          >
            {translate('history.backToRecord')}
          </Button>
        )}
      </PageHeader>
      {isGone && <GoneNote row={newest} name={name} />}
      {!isGone && <ChangesBelow id={id} isIncluded={isWithBelow} onIncluded={setWithBelow} />}
      {isWithBelow && !isGone ? (
        <ChangesAround id={id} />
      ) : (
        <EntryList
          entries={entries}
          label={translate('history.crumb')}
          empty={{ title: translate('history.empty.title'), text: translate('history.empty.text') }}
          keyOf={({ changeSet, ordinal }) => `${changeSet}/${ordinal}`}
        >
          {(row, index) => (
            <HistoryEntry
              row={row}
              isCurrent={index === 0 && !isGone}
              restoreField={restoreField(row)}
              restoreVersion={restoreVersion(row, index)}
              isBusy={isBusy}
            />
          )}
        </EntryList>
      )}
      {version && current && (
        <RestoreDialog
          title={translate('history.restoreTitle', { date: exactTime(version.at) })}
          record={current}
          values={version.values}
          restoring={restoring}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onExited={() => {
            setVersion(undefined);
            // What opened it is gone where it was restored.
            if (document.activeElement === document.body) titleRef.current?.focus();
          }}
        />
      )}
    </>
  );
}
