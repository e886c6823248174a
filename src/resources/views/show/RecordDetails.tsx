import { fieldKey } from '../../registry/translationKeys';
import { isKeptBack, keepsSomeBack } from '../../access/privacy';
import type { AnyRecord } from '../../language/resourceSchema';
import { useOffers } from '../access/useOffers';
import { useBackToList } from '../list/place/useBackToList';
import { RecordTabs } from '../nested/tabs/RecordTabs';
import { TabToolsContext, type TabToolsPlace } from '../nested/TabTools';
import { useCollections } from '../nested/useCollections';
import { PageHeader } from '../page/PageHeader';
import { FieldsSkeleton } from '../page/ScreenSkeleton';
import { useIsNarrow } from '../page/useIsNarrow';
import { useScreen } from '../ScreenContext';
import { PeriodState } from './around/PeriodState';
import { RecordAround } from './around/RecordAround';
import { DetailsSection } from './DetailsSection';
import { FieldEditButton } from './fieldEdit/FieldEditButton';
import { FieldEditProvider } from './fieldEdit/FieldEditContext';
import { RecordFacts } from './head/RecordFacts';
import { stayingHeadStyles } from './head/stayingHeadStyles';
import { useHasNoRoom } from './head/useHasNoRoom';
import { useStayingHead } from './head/useStayingHead';
import { NeighbourLinks } from './neighbours/NeighbourLinks';
import { isBelowSummary, titleField } from './ownFields';

import { RecordActions } from './RecordActions';
import { RecordPanel } from './RecordPanelContext';
import { RecordStates } from './summary/RecordStates';
import { RecordSummary } from './summary/RecordSummary';
import type { SummaryReading } from './summary/useSummary';
import { NamedRecord } from '../naming/NamedRecord';
import { useNameOf } from '../naming/useNaming';
import LockOutlined from '@mui/icons-material/LockOutlined';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useLeaveRecordKey } from './useLeaveRecordKey';

// Last on a long page, so that nothing in view moves when it comes.
const RecentActivity = lazy(() => import('../history/RecentActivity'));

/** Note on a private record that some of it is hidden, and from whom. */
function PrivateNote() {
  const translate = useTranslate();
  return (
    <Alert severity="info" icon={<LockOutlined />} sx={{ mb: 2 }}>
      <AlertTitle>{translate('screens.record.keptTitle')}</AlertTitle>
      {translate('screens.record.keptText')}
    </Alert>
  );
}

export interface RecordDetailsProps {
  readonly record: AnyRecord;
  /** Missing fields are still loading. */
  readonly isPartial: boolean;
  readonly resume: SummaryReading;
}

export function RecordDetails({ record, isPartial, resume }: RecordDetailsProps) {
  const translate = useTranslate();
  const { schema } = useScreen();
  const isPrivate = keepsSomeBack(schema, record);
  const collections = useCollections(record.id);
  const name = useNameOf(record);
  const back = useBackToList();
  useLeaveRecordKey(back);
  const head = useStayingHead();
  const hasHistory = useOffers().hasTool(schema, 'history');
  const isNarrow = useIsNarrow();
  const hasNoRoom = useHasNoRoom(head, name);
  const [tabTools] = useState<TabToolsPlace>(() => ({ current: undefined }));
  const named = titleField(schema, record);
  const sections = schema.sections.flatMap((section, index) => {
    const fields = section.fields.filter(
      (field) => !isKeptBack(schema, record, field) && isBelowSummary(schema, record, field),
    );
    return fields.length > 0
      ? [<DetailsSection key={index} index={index} fields={fields} record={record} isPartial={isPartial} />]
      : [];
  });
  const own = (
    <>
      {(schema.summary ?? schema.plan) && (
        <RecordSummary record={record} isPartial={isPartial} collections={collections} resume={resume} />
      )}
      {isPrivate && <PrivateNote />}
      <RecordPanel record={record} />
      <div className="record-parts">{sections}</div>
    </>
  );
  const hasTabs = collections.isKnown && !isPrivate && collections.tabs.length > 0;
  return (
    <TabToolsContext value={tabTools}>
      <FieldEditProvider record={record}>
        <GlobalStyles styles={stayingHeadStyles} />
        <PageHeader
          stays={head}
          title={name}
          picture={
            schema.picture && (
              <NamedRecord schema={schema} record={record} name={name} size={36}>
                {null}
              </NamedRecord>
            )
          }
          titleEdit={
            named === undefined
              ? undefined
              : {
                  field: named,
                  button: <FieldEditButton field={named} label={translate(fieldKey(schema, named))} isFirst />,
                }
          }
          aside={
            <>
              <RecordStates record={record} />
              <PeriodState record={record} />
              {!isNarrow && <RecordFacts record={record} />}
            </>
          }
          crumb={name}
          back={back}
          beside={<NeighbourLinks id={record.id} />}
        >
          <RecordActions record={record} hasNoRoom={hasNoRoom} />
        </PageHeader>
        {!collections.isKnown && <FieldsSkeleton />}
        {/* The summary is in the first tab: above the tabs it would leave no room for their content. */}
        {hasTabs && (
          <RecordTabs tabs={collections.tabs} resume={resume}>
            {own}
            {hasHistory && !isPartial && (
              <Suspense fallback={null}>
                <RecentActivity record={record} />
              </Suspense>
            )}
          </RecordTabs>
        )}
        {collections.isKnown && !hasTabs && <RecordAround record={record}>{own}</RecordAround>}
      </FieldEditProvider>
    </TabToolsContext>
  );
}
