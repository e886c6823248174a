import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';
import { referencedQuery } from '../naming/readTogether';
import { useNaming } from '../naming/useNaming';
import type { PreviewRow } from './previewRows';

const NO_ID = 0;
const WAITING = '…';

/** Names a row's record from its own values, or fetches the stored record in a batch with other rows. */
export function RowName({ row }: { readonly row: PreviewRow }) {
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider();
  const { schema, parents, collection, id, isNew, naming } = row;
  const isNamed = schema.representation.every((name) => !isEmptyValue(naming[name]));
  const { data, isFetching } = useQuery({
    ...referencedQuery(queryClient, dataProvider, { address: collection, id: id ?? NO_ID }),
    enabled: id !== undefined && !isNamed,
  });
  // A file's line that was unchanged or refused early has no id; its line number identifies it.
  const isUnknown = id === undefined && !isNew;
  const record: AnyRecord = { ...data?.[0], ...naming, id: id ?? NO_ID };
  const name = useNaming({ schema, parents }, [record])(record);
  if (isUnknown) return null;
  if (id === undefined) return name === `#${NO_ID}` ? translate('changes.preview.newRecord') : name;
  return isFetching && name === `#${id}` ? WAITING : name;
}
