import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ChangeCalls, ChangeRowEntry, ChangeValues } from '../../changes/changes';
import type { AnyRecord } from '../../language/resourceSchema';
import { useAllowed } from '../access/useAllowed';
import { isRunning } from '../changes/changeState';
import { useNameOf } from '../naming/useNaming';
import { useRecord } from '../page/useRecord';
import { useScreen } from '../ScreenContext';
import { ChangesAround } from './ChangesAround';
import { ChangesBelow } from './ChangesBelow';
import { EntryList } from './EntryList';
import { GoneNote } from './GoneNote';
import { HistoryEntry } from './HistoryEntry';
import { RestoreDialog } from './RestoreDialog';
import { useEntries } from './useEntries';
import { useExactTime } from './useExactTime';
import { useRestore } from './useRestore';
import { restoringValues, valuesBefore } from './versions';

const NO_ROWS: readonly ChangeRowEntry[] = [];

interface Version {
  readonly at: string;
  readonly values: ChangeValues;
}

interface HistoryHead {
  readonly name: string;
  readonly isGone: boolean;
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

export interface RecordHistoryProps {
  readonly id: string;
  readonly head: (state: HistoryHead) => ReactNode;
  readonly isBrief?: boolean;
}

export function RecordHistory({ id, head, isBrief = false }: RecordHistoryProps) {
  const translate = useTranslate();
  const { schema, address } = useScreen();
  const exactTime = useExactTime();
  const { recordHistory } = useDataProvider<DataProvider & ChangeCalls>();
  const entries = useEntries([address, 'recordHistory', id], (query) => recordHistory(address, Number(id), query));
  const rows = entries.items ?? NO_ROWS;
  const [newest] = rows;
  const isGone = newest?.action === 'delete';
  const { data: record, isLoading } = useRecord(id, { fresh: true, enabled: newest !== undefined && !isGone });
  const known: AnyRecord | undefined = isGone ? { ...newest.before, id: Number(id) } : record;
  const name = useNameOf(known);
  const canEdit = useAllowed('edit');
  const restoring = useRestore(Number(id), newest?.version);
  const [version, setVersion] = useState<Version>();
  const [isOpen, setOpen] = useState(false);
  const [isWithBelow, setWithBelow] = useState(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isBusy = isRunning(restoring.run.state);
  // A name may need one line more than the id that stands for it, so the list waits for it.
  const isUnnamed = !isBrief && ((entries.items === undefined && !entries.error) || (isLoading && !record));
  const current = canEdit && !isGone ? record : undefined;

  const restoreField = (row: ChangeRowEntry) => (field: string) => {
    if (!current || row.action !== 'update') return undefined;
    const values = restoringValues(schema, current, row.before ?? {}, [field]);
    if (Object.keys(values).length === 0) return undefined;
    return async () => {
      // The button disappears with the difference.
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
      {head({ name, isGone, titleRef })}
      {isUnnamed && <span data-growing />}
      {isGone && <GoneNote row={newest} name={name} />}
      {!isGone && !isUnnamed && (
        <ChangesBelow id={id} isIncluded={isWithBelow} onIncluded={setWithBelow} isBrief={isBrief} />
      )}
      {isUnnamed ? null : isWithBelow && !isGone ? (
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
            // The opener is gone after a restore.
            if (document.activeElement === document.body) titleRef.current?.focus();
          }}
        />
      )}
    </>
  );
}
