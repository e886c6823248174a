import Paper from '@mui/material/Paper';
import type { Ancestor } from '../../page/trail';
import { OwnerCard } from './OwnerCard';
import { SiblingsCard } from './SiblingsCard';

export interface AroundProps {
  readonly id: number;
  readonly owner: Ancestor;
}

/** What a nested record belongs to, and the other records there. */
export function AroundCards({ id, owner }: AroundProps) {
  return (
    <Paper variant="outlined" sx={PANEL}>
      <OwnerCard owner={owner} />
      <SiblingsCard id={id} owner={owner.schema.name} />
    </Paper>
  );
}

/** Hairlines between what is shown; without anything there is no frame. */
const PANEL = {
  overflow: 'hidden',
  '&:empty': { display: 'none' },
  '& > * + *': { borderTop: 1, borderColor: 'divider' },
} as const;
