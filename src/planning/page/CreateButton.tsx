import Add from '@mui/icons-material/Add';
import Button, { type ButtonProps } from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useReadOnly } from '../../resources/views/access/ReadOnlyContext';
import { WithheldButton } from '../../resources/views/access/Withheld';

export interface CreateButtonProps extends Pick<ButtonProps, 'sx' | 'aria-haspopup'> {
  readonly label: string;
  readonly onCreate: () => void;
}

/** Begins a new slot; while the portal is viewed as another person, it says why it cannot. */
export function CreateButton({ label, onCreate, ...button }: CreateButtonProps) {
  const translate = useTranslate();
  const look = { size: 'small', variant: 'contained', startIcon: <Add /> } as const;
  if (useReadOnly())
    return <WithheldButton {...look} sx={button.sx ?? {}} label={label} reason={translate('access.viewAs.withheld')} />;
  return (
    <Button {...look} {...button} onClick={onCreate}>
      {label}
    </Button>
  );
}
