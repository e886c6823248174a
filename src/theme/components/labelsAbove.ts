import type { CSSObject, Theme } from '@mui/material/styles';
import { type } from '../tokens';

/** Dialogs and panels are forms too, even those that send nothing. */
const FORMS = ':is(form, .MuiDialog-root, .MuiDrawer-root, .labels-above)';

/**
 * Labels of forms, above their inputs: in the line of the edge, as MUI draws them, they are 10 px high and look like
 * hints while the input is empty. Outside of forms, in bars of filters, the label stays in its input.
 */
export const labelsAboveStyles = ({ palette }: Theme): CSSObject => ({
  // As MUI's own asterisk.
  '.required-mark': { color: palette.error.main },
  [`${FORMS} .MuiFormLabel-root`]: {
    color: palette.text.primary,
    fontSize: `${type.size.small}rem`,
    fontWeight: type.weight.medium,
    lineHeight: 1.5,
  },
  [`${FORMS} .MuiInputLabel-root`]: {
    position: 'static',
    maxWidth: '100%',
    marginBottom: 2,
    transform: 'none',
    whiteSpace: 'normal',
    pointerEvents: 'auto',
  },
  // The gap in the edge, and the room above it.
  [`${FORMS} :is(.MuiOutlinedInput-root, .MuiPickersOutlinedInput-root) > fieldset`]: {
    top: 0,
    '& > legend': { display: 'none' },
  },
});
