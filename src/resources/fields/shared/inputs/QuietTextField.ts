import TextField from '@mui/material/TextField';
import { memo } from 'react';
import { isSame } from '../../../common/isSame';

/**
 * The library's text field, drawn again only where something of its own has changed. The form tells each input whenever one of
 * them changes, and once more when it begins; functions that are given to it stay the same (`useEvent`).
 */
export const QuietTextField = memo(TextField, isSame);
