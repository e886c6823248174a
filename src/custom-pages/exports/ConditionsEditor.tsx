import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useListContext, useNotify, useTranslate, useUpdate } from 'ra-core';
import { isSame } from '../../resources/common/isSame';
import type { ListFilter } from '../../resources/records/listFilter';
import { FilterBar } from '../../resources/views/list/filters/FilterBar';
import { useListChanges } from '../../resources/views/list/state/ListStateContext';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { useNumberFormat } from '../../resources/views/page/useNumberFormat';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { printConditions, readConditions } from './conditions';

export function ConditionsEditor({ record, stored }: { readonly record: AnyRecord; readonly stored: ListFilter }) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const notify = useNotify();
  const { filterValues, total, error } = useListContext<AnyRecord>();
  const { replace } = useListChanges();
  const [update, { isPending }] = useUpdate<AnyRecord>();
  const { q: _search, ...filter } = readConditions(JSON.stringify(filterValues));
  const isChanged = !isSame(filter, stored);
  const save = () =>
    void update(
      'ExportDonnees',
      { id: record.id, data: { filtre: printConditions(filter) }, previousData: record },
      {
        onSuccess: () => notify('pages.exportConditions.saved', { type: 'success' }),
        onError: (failure: Error) => notify(failure.message, { type: 'error' }),
      },
    );
  return (
    <>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {translate('pages.exportConditions.help')}
      </Typography>
      <FilterBar />
      {error ? (
        <FailureAlert error={error} />
      ) : (
        <Typography variant="body2" role="status" sx={{ minHeight: 22 }}>
          {total === undefined
            ? ''
            : translate('pages.exportConditions.count', { smart_count: total, count: format(total) })}
        </Typography>
      )}
      {isChanged && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
          <Button variant="contained" size="small" onClick={save} disabled={isPending}>
            {translate('pages.exportConditions.save')}
          </Button>
          <Button color="inherit" size="small" onClick={() => replace(() => ({ filter: stored }))}>
            {translate('pages.exportConditions.reset')}
          </Button>
        </Box>
      )}
    </>
  );
}
