import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity, useGetMany, useTranslate } from 'ra-core';
import { dateFormat } from '../../../resources/common/dateFormat';
import { useRegion } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { isObject } from '../../../resources/common/isObject';
import { Creneaux } from '../../../resources/schemas/creneaux';
import { Entreprises } from '../../../resources/schemas/entreprises';
import { TypesCreneau } from '../../../resources/schemas/typesCreneau';
import { useMayRead } from '../../../resources/views/access/useMayRead';
import { useCall } from '../../../resources/views/useCall';
import { CARD_LINES, CardLine } from './CardLine';
import { HomeCard } from './HomeCard';
import { PLANNING_ZONE } from '../../../resources/fields/shared/zone';
import { byDay, weekFrom } from './week';
import { isRouteAllowed } from '../../../resources/access/access';
import { productRouteAt } from '../../../resources/routes/routeRules';
import { useGrants } from '../../../resources/views/access/useGrants';

/** The displayed fields of a slot. */
interface OwnSlot {
  readonly id: number;
  readonly debut: string;
  readonly fin: string;
  readonly texte: string | null;
  readonly entrepriseId: number | null;
  readonly typeCreneauId: number | null;
}

const PLAN = '/plannings';
/** Only planners may open it. */
const PLAN_REQUESTS = '/demandes-modifications-plannings';
/** Maximum number of slots fetched; a week has fewer. */
const MOST = 60;

const isSlot = (value: unknown): value is OwnSlot => isObject(value) && 'debut' in value && 'fin' in value;

const idsOf = (slots: readonly OwnSlot[], name: 'entrepriseId' | 'typeCreneauId'): number[] => [
  ...new Set(slots.flatMap((slot) => slot[name] ?? [])),
];

/** The reader's plan of today and the following week. */
export function DayCard() {
  const translate = useTranslate();
  const region = useRegion();
  const call = useCall();
  const { data: identity } = useGetIdentity();
  const ownId = Number(identity?.id);
  const { held } = useGrants();
  const isPlanner = held !== undefined && isRouteAllowed(productRouteAt(PLAN_REQUESTS)?.rule ?? {}, held);
  const { today, start, end } = weekFrom(Date.now());
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['home', 'week', ownId, today],
    queryFn: async ({ signal }) => {
      const body = {
        startDate: start,
        endDate: end,
        salarieId: ownId,
        pageNumber: 1,
        pageSize: MOST,
        orderBy: 'debut',
      };
      const answer = await call(`${Creneaux.name}/search`, { method: 'POST', body, signal });
      const items = isObject(answer) && Array.isArray(answer['items']) ? answer['items'] : [];
      return items.filter(isSlot);
    },
    enabled: Number.isSafeInteger(ownId),
  });
  const slots = data ?? [];
  const mayReadCompanies = useMayRead(Entreprises) === true;
  const companyIds = idsOf(slots, 'entrepriseId');
  const typeIds = idsOf(slots, 'typeCreneauId');
  const { data: companies = [], isLoading: areCompaniesLoading } = useGetMany(
    Entreprises.name,
    { ids: companyIds },
    { enabled: mayReadCompanies && companyIds.length > 0 },
  );
  const { data: types = [], isLoading: areTypesLoading } = useGetMany(
    TypesCreneau.name,
    { ids: typeIds },
    { enabled: typeIds.length > 0 },
  );
  const named = (records: readonly unknown[], field: string) =>
    new Map(records.filter(isObject).map((record) => [Number(record['id']), String(record[field] ?? '')]));
  const [companyNames, typeNames] = [named(companies, 'nom'), named(types, 'libelle')];
  const time = new Intl.DateTimeFormat(region, { hour: '2-digit', minute: '2-digit', timeZone: PLANNING_ZONE });
  const day = dateFormat(region, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <HomeCard
      name="jour"
      to={PLAN}
      // A line that gets its names may get taller, and would move those below.
      isPending={isPending || areCompaniesLoading || areTypesLoading}
      error={error}
      onRetry={() => void refetch()}
      isEmpty={slots.length === 0}
      // Planners need no plan of their own; staff can propose a slot.
      isToldEmpty={!isPlanner}
    >
      {byDay(slots).map(([date, ofDay]) => (
        <Box key={date} sx={{ '& + &': { mt: 1 } }}>
          <Typography variant="subtitle2" component="h3" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
            {date === today ? translate('shell.home.cards.jour.today') : day.format(new Date(`${date}T12:00:00`))}
          </Typography>
          <Box component="ul" sx={CARD_LINES}>
            {ofDay.map((slot) => (
              <CardLine
                key={slot.id}
                to={`${PLAN}?date=${date}`}
                aside={`${time.format(new Date(slot.debut))} – ${time.format(new Date(slot.fin))}`}
                below={slot.texte}
              >
                {[typeNames.get(slot.typeCreneauId ?? 0), companyNames.get(slot.entrepriseId ?? 0)]
                  .filter(Boolean)
                  .join(' · ') || translate('shell.home.cards.jour.slot')}
              </CardLine>
            ))}
          </Box>
        </Box>
      ))}
    </HomeCard>
  );
}
