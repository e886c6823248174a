import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface RowButtonProps {
  readonly does: 'edit' | 'remove' | 'undo' | 'moveUp' | 'moveDown';
  /** The file's. */
  readonly name: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

/** A button of a file in a form. */
export function RowButton({ does, name, icon, onClick }: RowButtonProps) {
  const label = useTranslate()(`files.${does}`, { name });
  return (
    <IconButton size="small" color="inherit" aria-label={label} title={label} onClick={onClick}>
      {icon}
    </IconButton>
  );
}
