import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';

interface PreviewButtonProps {
  readonly name: 'previousPage' | 'nextPage' | 'previousFile' | 'nextFile' | 'zoomIn' | 'zoomOut' | 'close';
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

export function PreviewButton({ name, icon, disabled = false, onClick }: PreviewButtonProps) {
  const label = useTranslate()(`files.preview.${name}`);
  return (
    <IconButton size="small" color="inherit" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {icon}
    </IconButton>
  );
}
