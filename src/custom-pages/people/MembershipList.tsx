import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCanAccess, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { OptionChip } from '../../resources/fields/shared/choices/OptionChip';
import { pathOf } from '../../resources/registry/paths';
import { CompetenceMembres } from '../../resources/schemas/equipes';
import type { ResourceSchema } from '../../resources/language/resourceSchema';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { NoValue } from '../../resources/views/page/NoValue';
import { useMemberships, type Membership, type MembershipName } from './useMemberships';

interface MembershipListProps {
  readonly personId: number;
  readonly name: MembershipName;
  /** The resource of the memberships, if it has pages. */
  readonly of?: ResourceSchema;
}

/** Pixels of a line of chips, reserved while loading. */
const LINE = 26;

const CATEGORIES = CompetenceMembres.fields.Categorie.options;

function useRemarks() {
  const translate = useTranslate();
  return ({ actif, responsable, Note }: Membership): readonly string[] => [
    ...(responsable === true ? [translate('people.memberships.leader')] : []),
    ...(typeof Note === 'number' ? [translate('people.memberships.rating', { rating: Note })] : []),
    ...(actif === false ? [translate('people.memberships.inactive')] : []),
  ];
}

/** A person's memberships of one kind, with links to those that the reader may open. */
export function MembershipList({ personId, name, of }: MembershipListProps) {
  const translate = useTranslate();
  const remarks = useRemarks();
  const { data, isPending, error, refetch } = useMemberships(personId, name);
  const { canAccess = false } = useCanAccess({ resource: of?.name ?? '', action: 'show', enabled: of !== undefined });
  return (
    <Box component="section" aria-labelledby={`memberships-${name}`}>
      <Typography id={`memberships-${name}`} component="h3" variant="subtitle2">
        {translate(`people.memberships.${name}`)}
      </Typography>
      {isPending && <Skeleton width="12em" height={LINE} />}
      {error && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Box sx={{ minHeight: LINE }}>
          <NoValue />
        </Box>
      )}
      {data && data.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, display: 'grid', gap: 0.5 }}>
          {data.map((membership) => (
            <Box
              component="li"
              key={membership.id}
              sx={{
                listStyle: 'none',
                minHeight: LINE,
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 0.75,
              }}
            >
              {of && canAccess ? (
                <Link component={RouterLink} to={pathOf(of, 'show', membership.id)}>
                  {membership.libelle}
                </Link>
              ) : (
                <span>{membership.libelle}</span>
              )}
              {membership.Categorie && <OptionChip value={membership.Categorie} options={CATEGORIES} />}
              {remarks(membership).map((words) => (
                <Chip key={words} size="small" variant="outlined" label={words} />
              ))}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
