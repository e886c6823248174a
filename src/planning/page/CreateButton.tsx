import Add from '@mui/icons-material/Add';
import { WriteButton, type WriteButtonProps } from '../../resources/views/access/WriteButton';

export interface CreateButtonProps extends Pick<WriteButtonProps, 'sx' | 'aria-haspopup'> {
  readonly label: string;
  /** The label is read out but not shown. */
  readonly isIcon?: boolean;
  readonly onCreate: () => void;
}

/** Begins a new slot. */
export const CreateButton = ({ isIcon = false, onCreate, ...button }: CreateButtonProps) => (
  <WriteButton variant="contained" startIcon={<Add />} {...(isIcon && { sx: ICON })} {...button} onClick={onCreate} />
);

const ICON = { minWidth: 44, minHeight: 36, px: 1, fontSize: 0, '& .MuiButton-startIcon': { m: 0 } } as const;
