import Add from '@mui/icons-material/Add';
import { WriteButton, type WriteButtonProps } from '../../resources/views/access/WriteButton';

export interface CreateButtonProps extends Pick<WriteButtonProps, 'sx' | 'aria-haspopup'> {
  readonly label: string;
  readonly onCreate: () => void;
}

/** Begins a new slot. */
export const CreateButton = ({ onCreate, ...button }: CreateButtonProps) => (
  <WriteButton variant="contained" startIcon={<Add />} {...button} onClick={onCreate} />
);
