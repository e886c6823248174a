import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'ra-core';
import { LazyCellEditor } from '../../list/table/editing/lazyCellEditor';
import { useFieldEdit } from './FieldEditContext';
import { onPencilKey } from './pencils';

export interface FieldEditButtonProps {
  readonly field: string;
  readonly label: string;
  /** The first of its section; arrows go to the others. */
  readonly isFirst?: boolean;
}

/** Edits the value beside it; visible on hover or focus. The page's edit button opens the whole form. */
export function FieldEditButton({ field, label, isFirst = false }: FieldEditButtonProps) {
  const translate = useTranslate();
  const edit = useFieldEdit()(field);
  if (!edit) return null;
  const name = translate('screens.actions.editNamed', { name: label });
  return (
    <button
      type="button"
      className="row-action field-edit"
      tabIndex={isFirst ? 0 : -1}
      aria-label={name}
      data-hint={name}
      onPointerEnter={() => void LazyCellEditor.preload()}
      onFocus={() => void LazyCellEditor.preload()}
      onKeyDown={(event) => onPencilKey(event, event.currentTarget)}
      onClick={({ currentTarget }) => edit(currentTarget.closest<HTMLElement>('[data-field]') ?? currentTarget)}
    >
      <EditOutlined fontSize="inherit" />
    </button>
  );
}

/** A place without room for its button, which stands over its end on hover or focus. */
export const placeStyles = {
  position: 'relative',
  '& .field-edit': {
    ...{ position: 'absolute', insetInlineEnd: -12, bottom: -4, zIndex: 1, opacity: 0, minHeight: 28 },
    ...{ borderRadius: 1, bgcolor: 'background.paper' },
  },
  '&:hover .field-edit, & .field-edit:focus-visible': { opacity: 1 },
  '@media (hover: none)': { '& .field-edit': { display: 'none' } },
} as const;

/** Layout of the buttons in a section, defined once for all of them. */
export const fieldEditStyles = {
  '& dd': { display: 'flex', alignItems: 'flex-start', columnGap: 0.5 },
  '& dd > :first-child': { minWidth: 0 },
  '@media (hover: hover)': { '& dd.is-edited-here': { cursor: 'text' } },
  '& .field-edit': { flexShrink: 0, my: '-6px', opacity: 0 },
  '& :is(dd, div):hover > .field-edit, & div:hover > dd > .field-edit, & .field-edit:focus-visible': { opacity: 1 },
  // Touch devices have no hover; they use the page's edit button.
  '@media (hover: none)': { '& .field-edit': { display: 'none' } },
} as const;
