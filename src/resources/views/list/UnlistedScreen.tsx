import { useTranslate } from 'ra-core';
import { CreateButton } from '../page/CreateButton';
import { NotListed } from '../page/NotListed';
import { PageHeader } from '../page/PageHeader';
import { useScreen } from '../ScreenContext';
import { listTitleKey } from './otherList';

export function UnlistedScreen() {
  const translate = useTranslate();
  const { schema } = useScreen();
  return (
    <>
      <PageHeader title={translate(listTitleKey(schema), { smart_count: 2 })} />
      <NotListed>
        <CreateButton />
      </NotListed>
    </>
  );
}
