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
import { DaySlots, type SlotLine } from './DaySlots';
import { HomeCard } from './HomeCard';
import { onBothSkins } from '../../../theme/onBothSkins';
import { dayIndexOf, dayText, PLANNING_ZONE } from '../../../resources/fields/shared/zone';
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
  const typeColors = named(types, 'couleur');
  const time = new Intl.DateTimeFormat(region, { hour: '2-digit', minute: '2-digit', timeZone: PLANNING_ZONE });
  const day = dateFormat(region, { weekday: 'long', day: 'numeric', month: 'short' });
  const lineOf = (slot: OwnSlot): SlotLine => {
    const ids = { type: slot.typeCreneauId ?? 0, company: slot.entrepriseId ?? 0 };
    const title = [typeNames.get(ids.type), companyNames.get(ids.company)].filter(Boolean).join(' · ');
    return {
      ...{ id: slot.id, note: slot.texte, color: onBothSkins(typeColors.get(ids.type) ?? '') },
      to: `${PLAN}?date=${dayText(dayIndexOf(Date.parse(slot.debut)))}`,
      title: title || translate('shell.home.cards.jour.slot'),
      times: `${time.format(new Date(slot.debut))} – ${time.format(new Date(slot.fin))}`,
    };
  };
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
        <DaySlots
          key={date}
          day={date === today ? translate('shell.home.cards.jour.today') : day.format(new Date(`${date}T12:00:00`))}
          isToday={date === today}
          slots={ofDay.map(lineOf)}
        />
      ))}
    </HomeCard>
  );
}
