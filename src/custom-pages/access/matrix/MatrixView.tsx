import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { UnsavedChanges } from '../../../resources/views/form/UnsavedChanges';
import { MessagePanel } from '../../../resources/views/page/MessagePanel';
import type { FunctionWithRights, Right } from '../api/accessTypes';
import { SearchField } from '../../parts/SearchField';
import { LeftToRight } from '../../../theme/LeftToRight';
import { ChangePanel } from './ChangePanel';
import { MatrixGrid } from './MatrixGrid';
import { MatrixLegend } from './MatrixLegend';
import { narrow } from './narrow';
import { useMatrixChanges } from './useMatrixChanges';

export interface MatrixViewProps {
  readonly functions: readonly FunctionWithRights[];
  readonly rights: readonly Right[];
  readonly readOnly: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** The matrix with its searches, and the unsaved changes. */
export function MatrixView({ functions, rights, readOnly, refetch }: MatrixViewProps) {
  const translate = useTranslate();
  const changes = useMatrixChanges(functions, refetch);
  const [functionSearch, setFunctionSearch] = useState('');
  const [rightSearch, setRightSearch] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const { pending } = changes;
  const shownFunctions = useMemo(() => narrow(functions, functionSearch), [functions, functionSearch]);
  const shownRights = useMemo(() => {
    const changed = new Set([...pending.values()].map(({ droitId }) => droitId));
    return narrow(rights, rightSearch).filter(({ id }) => !onlyChanged || changed.has(id));
  }, [rights, rightSearch, onlyChanged, pending]);
  const isEmpty = shownFunctions.length === 0 || shownRights.length === 0;
  const counted = (key: string, count: number) => translate(`accessPages.matrix.${key}`, { smart_count: count, count });
  return (
    <>
      <UnsavedChanges isDirty={pending.size > 0} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <SearchField
          label={translate('accessPages.matrix.searchRights')}
          value={rightSearch}
          onChange={setRightSearch}
        />
        <SearchField
          label={translate('accessPages.matrix.searchFunctions')}
          value={functionSearch}
          onChange={setFunctionSearch}
        />
        <FormControlLabel
          // In line with the searches above it on a phone.
          sx={{ ml: { xs: 0, sm: -0.5 } }}
          control={
            <Switch size="small" checked={onlyChanged} onChange={(_event, checked) => setOnlyChanged(checked)} />
          }
          label={translate('accessPages.matrix.onlyChanged')}
        />
        <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
          {translate('accessPages.matrix.shown', {
            functions: counted('functionCount', shownFunctions.length),
            rights: counted('rightCount', shownRights.length),
          })}
        </Typography>
        <MatrixLegend />
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(pending.size > 0 && { lg: 'minmax(0, 1fr) 330px' }) },
        }}
      >
        {isEmpty ? (
          <MessagePanel
            title={translate(
              functions.length === 0 ? 'accessPages.matrix.noFunction' : 'accessPages.matrix.nothingFound',
            )}
          />
        ) : (
          <LeftToRight>
            <MatrixGrid
              functions={shownFunctions}
              rights={shownRights}
              saved={changes.saved}
              pending={pending}
              onToggle={changes.toggle}
              readOnly={readOnly}
            />
          </LeftToRight>
        )}
        {pending.size > 0 && <ChangePanel changes={changes} functions={functions} rights={rights} />}
      </Box>
    </>
  );
}
