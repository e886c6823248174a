import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import type { AnyRecord } from '../../language/resourceSchema';
import { isEmptyValue } from '../../records/validate';
import { referencedQuery } from '../naming/readTogether';
import { useNaming } from '../naming/useNaming';
import type { PreviewRow } from './previewRows';

/** Stands for an id that is not given yet. */
const NO_ID = 0;
/** Stands for a name that is on its way. */
const WAITING = '…';

/** The name of the record that a row is about: from its own values, else as it is stored, read with those around it. */
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
  // A line of a file that left everything as it was, or was refused before it was asked for: its line says which it is.
  const isUnknown = id === undefined && !isNew;
  const record: AnyRecord = { ...data?.[0], ...naming, id: id ?? NO_ID };
  const name = useNaming({ schema, parents }, [record])(record);
  if (isUnknown) return null;
  if (id === undefined) return name === `#${NO_ID}` ? translate('changes.preview.newRecord') : name;
  return isFetching && name === `#${id}` ? WAITING : name;
}
