import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'ra-core';
import { LazyEditDialog } from '../../dialogs/lazyDialogs';
import { useFieldEdit } from './FieldEditContext';

export interface FieldEditButtonProps {
  readonly field: string;
  /** The label of the field. */
  readonly label: string;
}

/** Changes the value beside it; seen where the pointer is, or with the focus. The page's own button changes all of the record. */
export function FieldEditButton({ field, label }: FieldEditButtonProps) {
  const translate = useTranslate();
  const edit = useFieldEdit()(field);
  if (!edit) return null;
  const name = translate('screens.actions.editNamed', { name: label });
  return (
    <button
      type="button"
      className="row-action field-edit"
      // One more stop for each field would be in the way: the page’s own button changes all of them.
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

/** How the buttons stand beside the values of a section, given once to it. */
export const fieldEditStyles = {
  '& dd': { display: 'flex', alignItems: 'flex-start', columnGap: 0.5 },
  '& dd > :first-child': { minWidth: 0 },
  '& .field-edit': { flexShrink: 0, my: '-6px', opacity: 0 },
  '& :is(dd, div):hover > .field-edit, & div:hover > dd > .field-edit, & .field-edit:focus-visible': { opacity: 1 },
  // Without a pointer nothing can be pointed at: the page's own button is there.
  '@media (hover: none)': { '& .field-edit': { display: 'none' } },
} as const;
