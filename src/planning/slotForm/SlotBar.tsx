import ContentCopy from '@mui/icons-material/ContentCopy';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { IconAction } from '../../resources/views/page/IconAction';

export interface SlotBarProps {
  readonly isBusy: boolean;
  /** The form cannot be saved. */
  readonly isDisabled: boolean;
  readonly leftOut: number;
  /** There are warnings, but it can be saved. */
  readonly isUnwise: boolean;
  /** Absent for a new slot. */
  readonly onRemove: (() => void) | undefined;
  readonly onDuplicate: (() => void) | undefined;
  readonly onLeave: () => void;
  /** Why it cannot be saved, or not without doubts; stays visible while the form scrolls. */
  readonly children?: ReactNode;
}

export function SlotBar({
  isBusy,
  isDisabled,
  leftOut,
  isUnwise,
  onRemove,
  onDuplicate,
  onLeave,
  children,
}: SlotBarProps) {
  const translate = useTranslate();
  return (
    <Box sx={BAR} data-bar>
      <Box sx={REASONS}>{children}</Box>
      {onRemove && (
        <Button color="error" startIcon={<DeleteOutlined />} disabled={isBusy} onClick={onRemove} sx={{ ml: -1 }}>
          {translate('planning.form.remove')}
        </Button>
      )}
      {onDuplicate && (
        <IconAction
          label={translate('planning.form.duplicate')}
          icon={<ContentCopy />}
          disabled={isBusy}
          onClick={onDuplicate}
        />
      )}
      <Box sx={{ ml: 'auto', display: 'flex', gap: 1 }}>
        <Button color="inherit" onClick={onLeave} disabled={isBusy}>
          {translate('screens.page.cancel')}
        </Button>
        <Button type="submit" variant="contained" loading={isBusy} disabled={isDisabled}>
          {leftOut > 0
            ? translate('planning.form.saveWithout', { smart_count: leftOut })
            : translate(isUnwise ? 'planning.form.saveAnyway' : 'planning.form.save')}
        </Button>
      </Box>
    </Box>
  );
}

// Many reasons scroll, so that the fields keep most of a small screen.
const REASONS = { flexBasis: '100%', maxHeight: '30vh', overflowY: 'auto' } as const;

const BAR = {
  position: 'sticky',
  bottom: 0,
  bgcolor: 'background.paper',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  py: 2,
  mt: 1,
  borderTop: 1,
  borderColor: 'divider',
  zIndex: 2,
} as const;
