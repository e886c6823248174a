// Hand-written: memberships belong to teams, groups and skills; a declaration cannot list them by person.
import Box from '@mui/material/Box';
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
    <section className="record-part">
      <h2 className="section-title">{translate('people.memberships.title')}</h2>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(8.5em, 1fr))' }}>
        {KINDS.map((kind) => (
          <MembershipList key={kind.name} personId={Number(record.id)} {...kind} />
        ))}
      </Box>
    </section>
  );
}
