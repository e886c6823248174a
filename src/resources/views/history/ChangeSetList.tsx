import { useDataProvider, useTranslate, type DataProvider } from 'ra-core';
import type { ChangeCalls } from '../../changes/changes';
import { resourceKey } from '../../registry/translationKeys';
import { useBackToList } from '../list/place/useBackToList';
import { PageHeader } from '../page/PageHeader';
import { useScreen } from '../ScreenContext';
import { ChangeSetItem } from './ChangeSetItem';
import { EntryList } from './EntryList';
import { useEntries } from './useEntries';

export function ChangeSetList() {
  const translate = useTranslate();
  const { schema, address } = useScreen();
  const { changeSets } = useDataProvider<DataProvider & ChangeCalls>();
  const back = useBackToList();
  const entries = useEntries([address, 'changeSets'], (query) => changeSets({ collection: address, ...query }));
  return (
    <>
      <PageHeader
        title={translate('history.changes.title', { name: translate(resourceKey(schema, 'name'), { smart_count: 2 }) })}
        crumb={translate('history.changes.crumb')}
        help={translate('history.changes.help')}
        back={back}
      />
      <EntryList
        entries={entries}
        label={translate('history.changes.crumb')}
        empty={{ title: translate('history.empty.title'), text: translate('history.empty.text') }}
        keyOf={({ id }) => String(id)}
      >
        {(entry) => <ChangeSetItem entry={entry} />}
      </EntryList>
    </>
  );
}
