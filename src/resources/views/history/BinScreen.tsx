import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import { useRef } from 'react';
import type { ChangeCalls, ChangeRowEntry } from '../../changes/changes';
import { useNaming } from '../naming/useNaming';
import { useBackToList } from '../list/place/useBackToList';
import { PageHeader } from '../page/PageHeader';
import { useNumberFormat } from '../page/useNumberFormat';
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
import { useChooseAll } from './useChooseAll';
import { useChosenRows } from './useChosenRows';
import { useEntries, type PageQuery } from './useEntries';

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
  const format = useNumberFormat();
  const target = useScreen();
  const { schema, address } = target;
  const { recycleBin } = useDataProvider<DataProvider & ChangeCalls>();
  const read = (query: PageQuery) => recycleBin(address, query);
  const entries = useEntries([address, 'recycleBin'], read);
  const rows = entries.items ?? NO_ROWS;
  const nameIt = useNaming(target, rows.map(recordedRecord));
  const chosen = useChosenRows(rows);
  const all = useChooseAll(chosen, read);
  const hasMore = entries.more !== undefined;
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
          allLabel={translate(hasMore ? 'history.bin.chooseShown' : 'history.bin.chooseAll', { count: rows.length })}
          action={translate('history.bin.restoreChosen', { count: chosen.rows.length })}
          isRunning={isRunning}
          onAct={() => void bringBack(chosen.rows)}
        >
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {chosen.rows.length > 0 &&
              translate('history.bin.chosen', { smart_count: chosen.rows.length, count: format(chosen.rows.length) })}
          </Typography>
          {hasMore && chosen.isAll && chosen.rows.length < entries.total && (
            <Button size="small" loading={all.isReading} onClick={all.choose}>
              {translate('history.bin.chooseEverything', { count: format(entries.total) })}
            </Button>
          )}
        </SelectionBar>
      )}
      <EntryList
        isDense
        entries={entries}
        label={translate('history.bin.list')}
        empty={{ title: translate('history.bin.empty') }}
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
