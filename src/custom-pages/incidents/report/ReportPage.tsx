// Hand-written: a report on site takes a minute, uses the camera, and works offline.
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LinkBase, useDataProvider, useGetIdentity, useTranslate } from 'ra-core';
import { useState } from 'react';
import { randomKey } from '../../../resources/common/randomKey';
import { FichesIncident } from '../../../resources/schemas/incidents';
import { useViewAs } from '../../../layout/viewAs/ViewAsContext';
import { problemOf } from '../../../resources/views/page/problemOf';
import { formRefusal } from '../../../resources/views/form/formRefusal';
import { ScreenProvider } from '../../../resources/views/ScreenContext';
import { PageTitle } from '../../../resources/views/page/PageTitle';
import { KeptReports } from './KeptReports';
import { forgetReport, type KeptReport } from './outbox';
import { ReportForm } from './ReportForm';
import { keepAndSend } from './sendReport';
import { useOnline } from '../../../resources/views/page/useOnline';
import { useOutboxSender } from './useOutbox';
import type { Values } from '../../../resources/language/values';

/** Of the form, so that the link ends where it ends. */
const WIDTH = { maxWidth: 900 } as const;

const SCREEN = { schema: FichesIncident, address: FichesIncident.name, parents: {} };

/** Result of the last report. */
type Outcome =
  | { readonly state: 'sent'; readonly id?: number | undefined }
  | { readonly state: 'waiting' }
  | { readonly state: 'failed'; readonly message: string };

interface Begun {
  readonly key: string;
  readonly values: Values;
  readonly pictures: readonly File[];
}

/** A new report, dated now by default. */
const begin = (): Begun => ({
  key: randomKey(),
  values: { dateIncident: new Date(new Date().setSeconds(0, 0)).toISOString() },
  pictures: [],
});

/** `/fiches-incident-create`: reports an incident on site. */
export default function ReportPage() {
  const translate = useTranslate();
  const provider = useDataProvider();
  const { identity } = useGetIdentity();
  const { viewed } = useViewAs();
  const isOnline = useOnline();
  const [begun, setBegun] = useState(begin);
  const [outcome, setOutcome] = useState<Outcome>();
  const outbox = useOutboxSender();

  const report = async (values: Values, pictures: readonly File[]) => {
    setOutcome(undefined);
    // While viewing as another person it would be stored, and sent, in their name.
    if (viewed || !identity) {
      setOutcome({
        state: 'failed',
        message: translate(viewed ? 'data.errors.viewAsReadOnly' : 'incidents.report.failed'),
      });
      return {};
    }
    const { key } = begun;
    try {
      const sent = await keepAndSend(provider, {
        key,
        personId: String(identity.id),
        values,
        pictures,
        keptAt: Date.now(),
      });
      if (sent.state === 'refused') {
        // It stays stored, in case the page is left before it is corrected.
        const { fields, general } = formRefusal(FichesIncident, problemOf(sent.error), true);
        if (general.length > 0) setOutcome({ state: 'failed', message: general.join(' ') });
        return fields;
      }
      setOutcome(sent.state === 'settled' ? { state: 'sent' } : sent);
      setBegun(begin());
    } catch (error) {
      setOutcome({ state: 'failed', message: problemOf(error).message ?? translate('incidents.report.failed') });
      return {};
    }
    return undefined;
  };
  const correct = ({ key, values, pictures }: KeptReport) => {
    setOutcome(undefined);
    setBegun({ key, values, pictures });
  };

  return (
    <ScreenProvider value={SCREEN}>
      <Box sx={WIDTH}>
        <PageTitle title={translate('incidents.report.title')} help={translate('incidents.report.help')}>
          <Button component={LinkBase} to="/mes-signalements">
            {translate('incidents.report.mine')}
          </Button>
        </PageTitle>
      </Box>
      {!isOnline && (
        <Alert severity="info" role="status" sx={{ mb: 2 }}>
          {translate('incidents.report.offline')}
        </Alert>
      )}
      {outcome?.state === 'sent' && (
        <Alert
          severity="success"
          role="status"
          sx={{ mb: 2 }}
          action={
            <Button
              component={LinkBase}
              to={outcome.id === undefined ? '/mes-signalements' : `/mes-signalements/${outcome.id}`}
              color="inherit"
              size="small"
            >
              {translate('incidents.report.follow')}
            </Button>
          }
        >
          {translate('incidents.report.sent')}
        </Alert>
      )}
      {outcome?.state === 'failed' && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {outcome.message}
        </Alert>
      )}
      <KeptReports
        // The form already shows this one.
        reports={outbox.reports.filter(({ key }) => key !== begun.key)}
        isOnline={isOnline}
        isSending={outbox.isSending}
        onSend={() => void outbox.sendAll(outbox.waiting)}
        onCorrect={correct}
        onDrop={({ key }) => void forgetReport(key)}
      />
      <ReportForm
        key={begun.key}
        initial={begun.values}
        initialPictures={begun.pictures}
        isOnline={isOnline}
        onReport={report}
      />
    </ScreenProvider>
  );
}
