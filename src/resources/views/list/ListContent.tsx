import { useListContext, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { resourceKey } from '../../keys';
import type { AnyRecord } from '../../types';
import { useAllowedActions } from '../access/useAllowed';
import { DeleteDialog } from '../delete/DeleteDialog';
import { CreateButton } from '../page/CreateButton';
import { PageHeader } from '../page/PageHeader';
import { useScreen } from '../ScreenContext';
import { ColumnMenu } from './columns/ColumnMenu';
import { useColumns } from './columns/useColumns';
import { FilterBar } from './filters/FilterBar';
import { ListBody } from './ListBody';
import { RecordCount } from './RecordCount';

/** Title, filters and rows of a list, inside react-admin's list context. */
export function ListContent() {
  const translate = useTranslate();
  const { schema } = useScreen();
  const { total } = useListContext<AnyRecord>();
  const columns = useColumns();
  const allowed = useAllowedActions();
  const [doomed, setDoomed] = useState<AnyRecord>();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageHeader
        title={translate(resourceKey(schema, 'name'), { smart_count: 2 })}
        titleRef={title}
        aside={total !== undefined && <RecordCount total={total} />}
        help={schema.help && translate(resourceKey(schema, '$help'))}
      >
        <CreateButton />
      </PageHeader>
      <FilterBar>
        <ColumnMenu columns={columns} />
      </FilterBar>
      <ListBody columns={columns} allowed={allowed} onDelete={setDoomed} />
      {doomed && (
        <DeleteDialog
          record={doomed}
          onClose={() => setDoomed(undefined)}
          // The row with its button is gone: the title takes the focus.
          onDeleted={() => title.current?.focus()}
        />
      )}
    </>
  );
}
