// Hand-written: the conditions of an export belong to another list, which a field cannot express.
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useAllowed, useAllowedIn } from '../../resources/views/access/useAllowed';
import { useOffers } from '../../resources/views/access/useOffers';
import { useRegistry } from '../../resources/views/RegistryContext';
import type { AnyRecord, ResourceSchema } from '../../resources/language/resourceSchema';
import { NarrowedList } from '../parts/NarrowedList';
import { narrowable, readConditions } from './conditions';
import { ConditionsEditor } from './ConditionsEditor';

/** The rows that an export takes; editable for people who may change the export and read its list. */
export default function ExportConditions({ record }: { readonly record: AnyRecord }) {
  const { schemas } = useRegistry();
  const { filters } = useOffers();
  const list = schemas.find(({ name }) => name === record['jeuDonnees']);
  // An API without filters does not support conditions.
  if (!list || !filters) return null;
  return <ListConditions key={`${list.name} ${String(record['filtre'])}`} record={record} list={list} />;
}

function ListConditions({ record, list }: { readonly record: AnyRecord; readonly list: ResourceSchema }) {
  const translate = useTranslate();
  const mayEdit = useAllowed('edit');
  const target = useMemo(() => ({ schema: narrowable(list), address: list.name, parents: {} }), [list]);
  const mayList = useAllowedIn(target, 'list');
  const filter = useMemo(() => readConditions(record['filtre']), [record]);
  const search = record['recherche'];
  const isWhole = Object.keys(filter).length === 0;
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        {translate('pages.exportConditions.title')}
      </Typography>
      {mayEdit && mayList ? (
        <NarrowedList target={target} filter={filter} {...(typeof search === 'string' && { search })}>
          <ConditionsEditor record={record} stored={filter} />
        </NarrowedList>
      ) : (
        <Typography variant="body2">{translate(`pages.exportConditions.${isWhole ? 'all' : 'some'}`)}</Typography>
      )}
    </Paper>
  );
}
