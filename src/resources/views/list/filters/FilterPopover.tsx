import type { FilterPopoverProps } from './filterPopoverProps';
import Popover from '@mui/material/Popover';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useReadable } from '../../access/useMayRead';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';
import { BelowFilter } from './BelowFilter';
import { FieldFilter } from './FieldFilter';

/** Child collections that the list offers and the reader may read. */
function useCollectionsBelow(): readonly string[] {
  const registry = useRegistry();
  const { schema } = useScreen();
  const mayRead = useReadable();
  return (schema.list.filtersBelow ?? []).filter((name) => mayRead(registry.get(name)) !== false);
}

export function FilterPopover({ anchor, initial, asksBelow, onApply, onAnother, onClose }: FilterPopoverProps) {
  const translate = useTranslate();
  const [edited, setEdited] = useState(initial);
  const collections = useCollectionsBelow();
  const askBelow = (below: string) => {
    const part = { below, has: 'some', where: { all: [] } } as const;
    setEdited(part);
    onApply(part);
  };
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': translate('screens.list.filters.dialog'),
          sx: { width: 320, maxWidth: '95vw' },
        },
      }}
    >
      {edited && 'below' in edited ? (
        <BelowFilter
          initial={edited}
          onApply={onApply}
          onBack={() => {
            setEdited(undefined);
            onAnother();
          }}
          onClose={onClose}
        />
      ) : (
        <FieldFilter
          initial={edited}
          onApply={onApply}
          onAnother={onAnother}
          onClose={onClose}
          collections={asksBelow ? collections : []}
          onCollection={askBelow}
        />
      )}
    </Popover>
  );
}
