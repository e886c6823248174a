import TrendingDown from '@mui/icons-material/TrendingDown';
import TrendingFlat from '@mui/icons-material/TrendingFlat';
import TrendingUp from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetList, useTranslate } from 'ra-core';
import { Link as RouterLink } from 'react-router-dom';
import { useGrants } from '../../../resources/views/access/useGrants';
import { mayRead } from '../../../resources/access/access';
import { pathOf } from '../../../resources/registry/paths';
import { useOffers } from '../../../resources/views/access/useOffers';
import { useNumberFormat } from '../../../resources/views/page/useNumberFormat';
import { FigureBars } from './FigureBars';
import { FIGURES, periodsOf, type Figure } from './figures';
import { HomeCard } from './HomeCard';

const dated = (field: string, period: readonly [string, string]) => ({
  where: [{ field, operator: 'between', value: period }],
});

/** Number of records dated in a period; undefined if not known. */
function useCount({ schema, field }: Figure, [from, to]: readonly [string, string]) {
  const { total, isPending } = useGetList(
    schema.name,
    {
      pagination: { page: 1, perPage: 1 },
      sort: { ...schema.list.sort },
      filter: dated(field, [from, to]),
    },
    { retry: false },
  );
  return { total, isPending };
}

function FigureLine({ figure }: { readonly figure: Figure }) {
  const translate = useTranslate();
  const format = useNumberFormat();
  const { latest, former } = periodsOf(new Date(), figure.isInstant);
  const now = useCount(figure, latest);
  const before = useCount(figure, former);
  // Exactly the records that are counted.
  const filter = JSON.stringify(dated(figure.field, latest));
  const difference = now.total !== undefined && before.total !== undefined ? now.total - before.total : undefined;
  const tendency = difference === undefined ? undefined : difference > 0 ? 'more' : difference < 0 ? 'fewer' : 'same';
  // Hide figures that cannot be counted.
  if (!now.isPending && now.total === undefined) return null;
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link
          component={RouterLink}
          to={`${pathOf(figure.schema, 'list')}?${String(new URLSearchParams({ filter }))}`}
          color="inherit"
          underline="hover"
        >
          {translate(`shell.home.cards.chiffres.${figure.name}`)}
        </Link>
        <Typography variant="body2" sx={TREND}>
          {tendency && difference !== undefined && (
            <>
              {ARROWS[tendency]}
              {translate(`shell.home.cards.chiffres.${tendency}`, { difference: format(Math.abs(difference)) })}
            </>
          )}
        </Typography>
      </Box>
      <FigureBars former={before.total} latest={now.total} />
      <Box component="span" sx={NUMBER}>
        {now.isPending ? <Skeleton width={32} /> : format(now.total ?? 0)}
      </Box>
    </Box>
  );
}

/** Figures of the last thirty days, compared with the thirty days before. */
export function FiguresCard() {
  const translate = useTranslate();
  const { held } = useGrants();
  const { isKnown, filters } = useOffers();
  // Counting by date needs an API with filters.
  const figures = FIGURES.filter(({ schema }) => held && filters && mayRead(schema, held));
  return (
    <HomeCard name="chiffres" isPending={!isKnown || !held} isEmpty={figures.length === 0}>
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 0.5 }}>
        {translate('shell.home.cards.chiffres.period')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0 }}>
        {figures.map((figure) => (
          <FigureLine key={figure.name} figure={figure} />
        ))}
      </Box>
    </HomeCard>
  );
}

const LINE = {
  ...{ display: 'flex', alignItems: 'center', gap: 1.5, py: 0.75, listStyle: 'none' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
const TREND = {
  ...{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 20, color: 'text.secondary' },
  '& > svg': { fontSize: 16 },
} as const;
const NUMBER = {
  ...{ minWidth: '1.5em', textAlign: 'right', fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.2 },
} as const;
const ARROWS = {
  more: <TrendingUp className="points-along" />,
  fewer: <TrendingDown className="points-along" />,
  same: <TrendingFlat className="points-along" />,
} as const;
