// Hand-written: memberships belong to teams, groups and skills; a declaration cannot list them by person.
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Competences, Equipes, Groupes } from '../../resources/schemas/equipes';
import type { AnyRecord } from '../../resources/language/resourceSchema';
import { MembershipList } from './MembershipList';

const KINDS = [
  { name: 'Equipes', of: Equipes },
  { name: 'Groupes', of: Groupes },
  { name: 'Competences', of: Competences },
  { name: 'Profils' },
] as const;

export function MembershipsPanel({ record }: { readonly record: AnyRecord }) {
  const translate = useTranslate();
  return (
    <Paper component="section" variant="outlined" sx={{ p: { xs: 2, sm: 2.5 }, mb: 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {translate('people.memberships.title')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(8.5em, 1fr))' }}>
        {KINDS.map((kind) => (
          <MembershipList key={kind.name} personId={Number(record.id)} {...kind} />
        ))}
      </Box>
    </Paper>
  );
}
