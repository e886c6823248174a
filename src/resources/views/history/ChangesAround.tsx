import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import type { ChangeCalls } from '../../changes/changes';
import { useScreen } from '../ScreenContext';
import { ChangeSetItem } from './ChangeSetItem';
import { EntryList } from './EntryList';
import { useEntries } from './useEntries';

export function ChangesAround({ id }: { readonly id: string }) {
  const translate = useTranslate();
  const { address } = useScreen();
  const { changeSets } = useDataProvider<DataProvider & ChangeCalls>();
  const entries = useEntries([address, 'changeSets', id], (query) =>
    changeSets({ collection: address, id: Number(id), ...query }),
  );
  return (
    <EntryList
      entries={entries}
      label={translate('history.crumb')}
      empty={{ title: translate('history.empty.title'), text: translate('history.empty.text') }}
      keyOf={({ id: set }) => String(set)}
    >
      {(entry) => <ChangeSetItem entry={entry} />}
    </EntryList>
  );
}
