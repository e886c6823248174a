import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { isSame } from '../../../common/isSame';

/**
 * MUI's TextField, memoised by deep comparison: the form re-renders each input when any input changes.
 * Callbacks must be stable (`useEvent`).
 */
export const QuietTextField = memo(TextField, isSame);
