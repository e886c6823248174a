import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'ra-core';
import { LazyEditDialog } from '../../dialogs/lazyDialogs';
import { useFieldEdit } from './FieldEditContext';

export interface FieldEditButtonProps {
  readonly field: string;
  readonly label: string;
}

/** Edits the value beside it; visible on hover or focus. The page's edit button opens the whole form. */
export function FieldEditButton({ field, label }: FieldEditButtonProps) {
  const translate = useTranslate();
  const edit = useFieldEdit()(field);
  if (!edit) return null;
  const name = translate('screens.actions.editNamed', { name: label });
  return (
    <button
      type="button"
      className="row-action field-edit"
      // Not a tab stop: the keyboard uses the page's edit button.
      tabIndex={-1}
      aria-label={name}
      data-hint={name}
      onPointerEnter={() => void LazyEditDialog.preload()}
      onClick={edit}
    >
      <EditOutlined fontSize="inherit" />
    </button>
  );
}

/** Layout of the buttons in a section, defined once for all of them. */
export const fieldEditStyles = {
  '& dd': { display: 'flex', alignItems: 'flex-start', columnGap: 0.5 },
  '& dd > :first-child': { minWidth: 0 },
  '& .field-edit': { flexShrink: 0, my: '-6px', opacity: 0 },
  '& :is(dd, div):hover > .field-edit, & div:hover > dd > .field-edit, & .field-edit:focus-visible': { opacity: 1 },
  // Touch devices have no hover; they use the page's edit button.
  '@media (hover: none)': { '& .field-edit': { display: 'none' } },
} as const;
