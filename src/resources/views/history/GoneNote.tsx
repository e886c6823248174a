import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ChangeRowEntry } from '../../changes/changes';
import { NotRestoredList } from './NotRestoredList';
import { useBinRestore } from './useBinRestore';

export interface GoneNoteProps {
  readonly row: ChangeRowEntry;
  readonly name: string;
}

/** Says that a record is deleted, and offers to restore it. */
export function GoneNote({ row, name }: GoneNoteProps) {
  const translate = useTranslate();
  const { restore, isRunning, refused } = useBinRestore();
  const button = (
    <Button color="inherit" size="small" loading={isRunning} onClick={() => void restore([row])}>
      {translate('history.restoreRecord')}
    </Button>
  );
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }} action={button}>
        {translate('history.isGone')}
      </Alert>
      <NotRestoredList refused={refused} nameOf={() => name} />
    </>
  );
}
