import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useRef } from 'react';
import type { ChangeCalls, ChangeRowEntry } from '../../changes/changes';
import { useNaming } from '../naming/useNaming';
import { useBackToList } from '../list/place/useBackToList';
import { PageHeader } from '../page/PageHeader';
import { RecordCount } from '../list/RecordCount';
import { useScreen } from '../ScreenContext';
import { resourceKey } from '../../registry/translationKeys';
import { BinRow } from './BinRow';
import { EntryList } from './EntryList';
import { NotRestoredList } from './NotRestoredList';
import { recordedRecord } from './recordedPlace';
import { RequireHistory } from './RequireHistory';
import { SelectionBar } from './SelectionBar';
import { useBinRestore } from './useBinRestore';
import { useChosenRows } from './useChosenRows';
import { useEntries } from './useEntries';

export default function BinScreen() {
  return (
    <RequireHistory>
      <RecycleBin />
    </RequireHistory>
  );
}

const NO_ROWS: readonly ChangeRowEntry[] = [];

function RecycleBin() {
  const translate = useTranslate();
  const target = useScreen();
  const { schema, address } = target;
  const { recycleBin } = useDataProvider<DataProvider & ChangeCalls>();
  const entries = useEntries([address, 'recycleBin'], (query) => recycleBin(address, query));
  const rows = entries.items ?? NO_ROWS;
  const nameIt = useNaming(target, rows.map(recordedRecord));
  const chosen = useChosenRows(rows);
  const { restore, isRunning, refused } = useBinRestore();
  const back = useBackToList();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const bringBack = async (some: readonly ChangeRowEntry[]) => {
    await restore(some);
    chosen.clear();
    // The row with its button is gone.
    titleRef.current?.focus();
  };
  return (
    <>
      <PageHeader
        title={translate('history.bin.title', { name: translate(resourceKey(schema, 'name'), { smart_count: 2 }) })}
        crumb={translate('history.bin.crumb')}
        help={translate('history.bin.help')}
        titleRef={titleRef}
        aside={entries.items && <RecordCount total={entries.total} isMinimum={entries.totalIsMinimum} />}
        back={back}
      />
      <NotRestoredList refused={refused} nameOf={(row) => nameIt(recordedRecord(row))} />
      {rows.length > 0 && (
        <SelectionBar
          chosen={chosen}
          allLabel={translate('history.bin.chooseAll')}
          action={translate('history.bin.restoreChosen', { count: chosen.rows.length })}
          isRunning={isRunning}
          onAct={() => void bringBack(chosen.rows)}
        />
      )}
      <EntryList
        entries={entries}
        label={translate('history.bin.list')}
        empty={{ title: translate('history.bin.empty.title'), text: translate('history.bin.empty.text') }}
        keyOf={({ changeSet, ordinal }) => `${changeSet}/${ordinal}`}
      >
        {(row) => (
          <BinRow
            row={row}
            name={nameIt(recordedRecord(row))}
            isChosen={chosen.has(row)}
            onChoose={() => chosen.toggle(row)}
            isRunning={isRunning}
            onRestore={() => void bringBack([row])}
          />
        )}
      </EntryList>
    </>
  );
}
