import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { MAX_CHANGES } from '../../changes/changes';
import { ChangeProgress } from '../changes/ChangeProgress';
import { listTitleKey } from '../list/otherList';
import { FailureAlert } from '../page/FailureAlert';
import { MessagePanel } from '../page/MessagePanel';
import { PageHeader } from '../page/PageHeader';
import { useNumberFormat } from '../page/useNumberFormat';
import { useScreen } from '../ScreenContext';
import { unrevealed } from './columns';
import { readGridQuery } from './gridAddress';
import { GridContent } from './GridContent';
import { useGridRows } from './useGridRows';

export default function GridScreen() {
  const translate = useTranslate();
  const format = useNumberFormat();
  const { schema } = useScreen();
  const { search } = useLocation();
  const query = useMemo(() => readGridQuery(schema, search), [schema, search]);
  const unread = useMemo(() => unrevealed(schema, query.filter), [schema, query]);
  const { loaded, error, progress, retry } = useGridRows(query);
  const crumb = translate('grid.name');
  const title = translate('grid.title', { name: translate(listTitleKey(schema), { smart_count: 2 }) });
  if (loaded && 'rows' in loaded)
    return (
      <GridContent title={title} crumb={crumb} stored={loaded.rows} unread={unread} error={error} onReread={retry} />
    );
  return (
    <>
      <PageHeader title={title} crumb={crumb} />
      {error !== null && <FailureAlert error={error} onRetry={retry} />}
      {!loaded && error === null && (
        <Box sx={{ maxWidth: 480 }}>
          <ChangeProgress label={translate('grid.reading')} progress={progress} />
        </Box>
      )}
      {loaded && (
        <MessagePanel
          title={translate('grid.tooMany.title')}
          text={translate('grid.tooMany.text', { count: format(loaded.tooMany), max: format(MAX_CHANGES) })}
        />
      )}
    </>
  );
}
