import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useWords } from '../../fields/shared/hooks/useReaderLanguage';
import type { PageSchema, PageSection } from '../../pages/page';
import { sectionName } from '../../pages/pageStatistics';
import { useReadable } from '../access/useMayRead';
import { FailureAlert } from '../page/FailureAlert';
import { PageTitle } from '../page/PageTitle';
import { useRegistry } from '../RegistryContext';
import { CountedDialog } from '../statistics/CountedDialog';
import { PeriodControls } from '../statistics/PeriodControls';
import { StatisticSection } from '../statistics/StatisticSection';
import type { Counted } from '../statistics/useFigures';
import { useStatisticsPlace } from '../statistics/useStatisticsPlace';
import { PageList } from './PageList';
import { PageText } from './PageText';
import { pageSource, usePageStatistics } from './usePageStatistics';

export interface DeclaredPageProps {
  readonly page: PageSchema;
}

export default function DeclaredPage({ page }: DeclaredPageProps) {
  const translate = useTranslate();
  const words = useWords();
  const registry = useRegistry();
  const mayRead = useReadable();
  const { data: statistics, error, refetch, isMissing } = usePageStatistics(page);
  const [place, change] = useStatisticsPlace(pageSource(page));
  const [counted, setCounted] = useState<Counted>();
  const schemaOf = (resource: string) => registry.schemas.find(({ name }) => name === resource);
  const isLeftOut = (section: PageSection, at: number): boolean => {
    if (section.kind === 'text') return false;
    if (section.kind === 'list') return mayRead(schemaOf(section.resource)) === false;
    return statistics !== undefined && !statistics.some(({ name }) => name === sectionName(at));
  };
  const leftOut = page.sections.filter(isLeftOut);
  return (
    <>
      <PageTitle title={words(page.title)} help={words(page.help)} />
      {error && !statistics && <FailureAlert error={error} onRetry={() => void refetch()} />}
      {statistics?.some(({ when }) => when) && (
        <Paper variant="outlined" className="labels-above" sx={{ p: 1.5, mb: 3 }}>
          <PeriodControls place={place} onChange={change} />
        </Paper>
      )}
      {page.sections.map((section, at) => {
        const key = sectionName(at);
        if (isLeftOut(section, at)) return null;
        if (section.kind === 'text') return <PageText key={key} section={section} />;
        if (section.kind === 'list') {
          const schema = schemaOf(section.resource);
          return schema && mayRead(schema) && <PageList key={key} section={section} schema={schema} />;
        }
        const statistic = statistics?.find(({ name }) => name === key);
        if (statistic)
          return (
            <StatisticSection
              key={key}
              statistic={statistic}
              place={place}
              filterLabel={String}
              onCounted={setCounted}
            />
          );
        return !error && !isMissing && <Skeleton key={key} variant="rounded" height={140} sx={{ mb: 3 }} />;
      })}
      {(isMissing || leftOut.length > 0) && (
        <Box sx={{ mb: 2 }}>
          <Alert severity="info" role="status">
            {translate(isMissing ? 'statistics.notOffered' : 'statistics.leftOut', { smart_count: leftOut.length })}
          </Alert>
        </Box>
      )}
      {counted && <CountedDialog counted={counted} place={place} onClose={() => setCounted(undefined)} />}
    </>
  );
}
