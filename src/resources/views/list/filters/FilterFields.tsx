import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import { useTranslate } from 'ra-core';
import { fieldKey } from '../../../registry/translationKeys';
import { useScreen } from '../../ScreenContext';

export interface FilterFieldsProps {
  readonly fields: readonly string[];
  /** The one whose value was edited just now. */
  readonly current?: string | undefined;
  readonly onChoose: (field: string) => void;
}

/** The fields by which a list can be narrowed; arrows and first letters move among them. */
export function FilterFields({ fields, current, onChoose }: FilterFieldsProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  return (
    <MenuList
      autoFocusItem
      aria-label={translate('screens.list.filters.field')}
      sx={{ maxHeight: '60vh', overflowY: 'auto' }}
    >
      {fields.map((field) => (
        <MenuItem key={field} dense selected={field === current} onClick={() => onChoose(field)}>
          {translate(fieldKey(schema, field))}
        </MenuItem>
      ))}
    </MenuList>
  );
}
