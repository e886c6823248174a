// Hand-written: it renders declared statistics, which are figures rather than records.
import ShareOutlined from '@mui/icons-material/ShareOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '../../resources/fields/shared/hooks/useReaderLanguage';
import { productRoutes } from '../../resources/schemas/routes/productRoutes';
import type { Statistic } from '../../resources/statistics/statistic';
import { isNotOffered } from '../../resources/protocol/notOffered';
import { FailureAlert } from '../../resources/views/page/FailureAlert';
import { ScreenSkeleton } from '../../resources/views/page/ScreenSkeleton';
import { PageTitle } from '../../resources/views/page/PageTitle';
import { CountedDialog } from '../../resources/views/statistics/CountedDialog';
import { FilesMenu } from './FilesMenu';
import { DefinitionButton } from './own/DefinitionButton';
import { PeriodControls } from '../../resources/views/statistics/PeriodControls';
import { ScreenFilter } from './ScreenFilters';
import { StatisticSection } from '../../resources/views/statistics/StatisticSection';
import { useDimensionLabel } from '../../resources/views/statistics/useDimensionLabel';
import type { Counted } from '../../resources/views/statistics/useFigures';
import { useStatisticsPlace } from '../../resources/views/statistics/useStatisticsPlace';
import { STATISTICS, useStatisticsScreens } from './useStatisticsScreens';

const NONE: readonly number[] = [];

const having = (statistics: readonly Statistic[], name: string): Statistic | undefined =>
  statistics.find(({ dimensions }) => Object.hasOwn(dimensions, name));

/** A page of declared statistics (section 2 of the specification). */
export default function StatisticsPage() {
  const translate = useTranslate();
  const notify = useNotify();
  const words = useWords();
  const { pathname } = useLocation();
  const { data, error, refetch } = useStatisticsScreens();
  const isMissing = isNotOffered(error);
  const [place, change] = useStatisticsPlace(STATISTICS);
  const [counted, setCounted] = useState<Counted>();
  const route = productRoutes.find(({ path }) => path === pathname.replace(/\/$/, ''));
  const screen = data?.find(({ path }) => path === route?.path);
  const statistics = screen?.statistics ?? [];
  const labelOf = useDimensionLabel();
  const filterLabel = (name: string) => {
    const statistic = having(statistics, name);
    return statistic ? labelOf(statistic, name) : name;
  };
  const share = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      notify('statistics.shared', { type: 'success' });
    } catch {
      notify('statistics.shareFailed', { type: 'warning' });
    }
  };
  return (
    <>
      <PageTitle
        title={route ? words(route.title) : ''}
        help={screen ? words(screen.help) : route ? words(route.content) : ''}
      >
        {screen && statistics.length > 0 && (
          <>
            <DefinitionButton path={screen.path} />
            <FilesMenu path={screen.path} place={place} />
            <Button size="small" variant="outlined" startIcon={<ShareOutlined />} onClick={() => void share()}>
              {translate('statistics.share')}
            </Button>
          </>
        )}
      </PageTitle>
      {isMissing && (
        <Alert severity="info" role="status">
          {translate('statistics.notOffered')}
        </Alert>
      )}
      {error && !isMissing && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ScreenSkeleton screen="show" />}
      {data && statistics.length === 0 && (
        <Alert severity="info" role="status">
          {translate('statistics.nothingPermitted')}
        </Alert>
      )}
      {screen && statistics.length > 0 && (
        <>
          <Paper
            variant="outlined"
            role="search"
            aria-label={translate('screens.list.filters.region')}
            className="labels-above"
            sx={{ p: 1.5, mb: 3, display: 'grid', gap: 1.5 }}
          >
            <PeriodControls place={place} onChange={change} />
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {screen.filters.map((name) => (
                <ScreenFilter
                  key={name}
                  name={name}
                  label={filterLabel(name)}
                  statistics={statistics}
                  ids={place.filters[name] ?? NONE}
                  onChange={(ids) => change({ filters: { ...place.filters, [name]: ids } })}
                />
              ))}
            </Box>
          </Paper>
          {statistics.map((statistic) => (
            <StatisticSection
              key={statistic.name}
              statistic={statistic}
              place={place}
              filterLabel={filterLabel}
              onCounted={setCounted}
            />
          ))}
        </>
      )}
      {counted && <CountedDialog counted={counted} place={place} onClose={() => setCounted(undefined)} />}
    </>
  );
}
