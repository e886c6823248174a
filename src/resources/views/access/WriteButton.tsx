import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useReadOnly } from './ReadOnlyContext';
import { WithheldButton } from './Withheld';

export interface WriteButtonProps extends Pick<
  ButtonProps,
  'color' | 'variant' | 'startIcon' | 'sx' | 'aria-haspopup' | 'onClick'
> {
  readonly label: string;
}

/** Button of an action that writes; while the portal is viewed as another person, it says why it cannot. */
export function WriteButton({ label, onClick, 'aria-haspopup': popup, ...look }: WriteButtonProps) {
  const translate = useTranslate();
  if (useReadOnly()) return <WithheldButton {...look} label={label} reason={translate('access.viewAs.withheld')} />;
  return (
    <Button {...look} size="small" aria-haspopup={popup} onClick={onClick}>
      {label}
    </Button>
  );
}
