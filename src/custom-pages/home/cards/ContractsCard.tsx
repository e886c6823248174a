import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { dateFormat } from '../../../resources/common/dateFormat';
import { useRegion } from '../../../resources/fields/shared/hooks/useReaderLanguage';
import { isObject } from '../../../resources/common/isObject';
import { pathOf } from '../../../resources/registry/paths';
import { Entreprises } from '../../../resources/schemas/entreprises';
import { isNotOffered } from '../../../resources/protocol/notOffered';
import { useCall } from '../../../resources/views/useCall';
import { CARD_LINES, CardLine } from './CardLine';
import { HomeCard } from './HomeCard';

/** An item of `GET /accueil/contrats`. */
interface EndingContract {
  readonly id: number;
  readonly nom: string;
  readonly dateExpiration: string;
  readonly entrepriseId: number;
  readonly entreprise: string;
}

const isContract = (value: unknown): value is EndingContract =>
  isObject(value) && 'dateExpiration' in value && 'entrepriseId' in value;

function readContracts(body: unknown) {
  const { items, jours, totalCount } = isObject(body) ? body : {};
  return {
    items: Array.isArray(items) ? items.filter(isContract) : [],
    days: Number(jours ?? 0),
    total: Number(totalCount ?? 0),
  };
}

/** Contracts of the reader's companies that end soon. */
export function ContractsCard() {
  const translate = useTranslate();
  const region = useRegion();
  const call = useCall();
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['home', 'contracts'],
    queryFn: async ({ signal }) => readContracts(await call('accueil/contrats', { signal })),
    retry: false,
  });
  const date = dateFormat(region, { dateStyle: 'medium' });
  const left = data ? data.total - data.items.length : 0;
  return (
    <HomeCard
      name="contrats"
      isPending={isPending}
      error={isNotOffered(error) ? null : error}
      onRetry={() => void refetch()}
      isEmpty={!data || data.items.length === 0}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', my: 0.5 }}>
        {translate('shell.home.cards.contrats.within', { smart_count: data?.days ?? 0 })}
      </Typography>
      <Box component="ul" sx={CARD_LINES}>
        {data?.items.map((contract) => (
          <CardLine
            key={contract.id}
            to={pathOf(Entreprises, 'show', contract.entrepriseId)}
            aside={date.format(new Date(`${contract.dateExpiration}T12:00:00`))}
            below={contract.nom}
          >
            {contract.entreprise}
          </CardLine>
        ))}
      </Box>
      {left > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {translate('shell.home.cards.contrats.more', { smart_count: left })}
        </Typography>
      )}
    </HomeCard>
  );
}
