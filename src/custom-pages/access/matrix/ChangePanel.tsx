import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { FailureAlert } from '../../../resources/views/page/FailureAlert';
import type { FunctionWithRights, Right, RightChange } from '../api/accessTypes';
import { useFlagWords } from '../api/useFlagWords';
import { ChangeItem } from './ChangeItem';
import { PreviewNotes } from './PreviewNotes';
import type { MatrixChanges } from './useMatrixChanges';
import { useAccessPreview } from './useAccessPreview';

export interface ChangePanelProps {
  readonly changes: MatrixChanges;
  readonly functions: readonly FunctionWithRights[];
  readonly rights: readonly Right[];
}

/** The unsaved changes, to undo one by one or save together. */
export function ChangePanel({ changes, functions, rights }: ChangePanelProps) {
  const translate = useTranslate();
  const words = useFlagWords();
  const { pending, isSaving, error, refused, progress } = changes;
  const preview = useAccessPreview(pending);
  const effects = preview.isPlaceholderData || preview.isError ? [] : (preview.data?.effects ?? []);
  const count = translate('accessPages.changes.count', { smart_count: pending.size, count: pending.size });

  function levelOf({ droitId, flag }: RightChange): string {
    const right = rights.find(({ id }) => id === droitId);
    return translate('accessPages.levelOf', { flag: words[flag].full, right: right?.libelle ?? `#${droitId}` });
  }

  return (
    <Paper component="section" variant="outlined" aria-labelledby="changes-title" sx={{ p: 2, alignSelf: 'start' }}>
      <Typography id="changes-title" variant="h2">
        {translate('accessPages.changes.title')}
      </Typography>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary', mb: 1 }}>
        {count}
      </Typography>
      <PreviewNotes preview={preview} />
      {refused.size > 0 && <Alert severity="warning">{translate('accessPages.changes.partly')}</Alert>}
      {error && <FailureAlert error={error} />}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 1,
          p: 0,
          maxHeight: { lg: 'calc(100dvh - 420px)' },
          minHeight: 0,
          overflowY: 'auto',
        }}
      >
        {[...pending].map(([key, change], index) => (
          <ChangeItem
            key={key}
            granted={change.granted}
            function={functions.find(({ id }) => id === change.fonctionId)?.libelle ?? `#${change.fonctionId}`}
            level={levelOf(change)}
            effect={effects[index]}
            refused={refused.get(key)}
            disabled={isSaving}
            onUndo={() => changes.undo(key)}
          />
        ))}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" disabled={isSaving} onClick={changes.save}>
          {translate(isSaving ? 'accessPages.changes.saving' : 'accessPages.changes.save')}
        </Button>
        <Button color="inherit" disabled={isSaving} onClick={changes.undoAll}>
          {translate('accessPages.changes.undoAll')}
        </Button>
        {isSaving && !preview.isOffered && (
          <span role="status">
            {translate('accessPages.changes.progress', { done: progress, total: pending.size })}
          </span>
        )}
      </Box>
    </Paper>
  );
}
