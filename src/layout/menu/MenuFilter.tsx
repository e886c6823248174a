import { visuallyHidden } from '@mui/utils';
import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import { useTranslate } from 'ra-core';
import { memo, type KeyboardEvent } from 'react';
import type { MenuSection } from './menuTree';

export interface MenuFilterProps {
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  /** Undefined if the filter is empty. */
  readonly found: readonly Pick<MenuSection, 'links'>[] | undefined;
  /** @param path of the followed entry. Keep the function stable, so that a navigation does not render the filter */
  readonly onFollow: (path: string) => void;
}

/** Filters a long menu: Enter follows the first match, Escape clears the filter. */
export const MenuFilter = memo(function MenuFilter({ typed, onTyped, found, onFollow }: MenuFilterProps) {
  const translate = useTranslate();
  const first = found?.[0]?.links.find(({ isElsewhere }) => !isElsewhere);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed !== '') {
      event.stopPropagation();
      onTyped('');
    }
    if (event.key !== 'Enter' || !first) return;
    onFollow(first.path);
  };
  const count = found?.reduce((sum, { links }) => sum + links.length, 0);
  return (
    <Box className="menu-filter">
      <InputBase
        fullWidth
        value={typed}
        onChange={({ target }) => onTyped(target.value)}
        onKeyDown={onKeyDown}
        placeholder={translate('shell.menu.filter')}
        startAdornment={<Search fontSize="small" sx={{ color: 'text.secondary', mr: 1 }} />}
        endAdornment={
          typed !== '' && (
            <IconButton size="small" aria-label={translate('shell.menu.clear')} onClick={() => onTyped('')}>
              <Close fontSize="small" />
            </IconButton>
          )
        }
        slotProps={{ input: { 'aria-label': translate('shell.menu.filter') } }}
        sx={{ px: 1, minHeight: 34, borderRadius: 1, bgcolor: 'action.hover', fontSize: 14 }}
      />
      <Box role="status" sx={count === 0 ? { p: 1, color: 'text.secondary', fontSize: 14 } : visuallyHidden}>
        {count !== undefined && translate('shell.menu.found', { smart_count: count })}
      </Box>
    </Box>
  );
});
