// Hand-written: a file of many slots is not a record, and no declaration describes its contents or its look.
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, useState, type ReactNode } from 'react';
import { RecordPicker } from '../../../resources/fields/shared/references/RecordPicker';
import { dayIndexOf } from '../../../resources/fields/shared/zone';
import { useDocumentTitle } from '../../../resources/views/page/useDocumentTitle';
import { DownloadDialog } from '../../../resources/views/show/actions/DownloadDialog';
import { MOST_SLOTS } from '../../core/slotCalls';
import { exportForm, type ExportLook } from '../exportForm';
import { LookFields } from '../LookFields';
import { PeopleField } from '../PeopleField';
import { EXPORT_TIMEOUT, usePlanExport } from '../usePlanExport';
import { CountLine } from './CountLine';
import { isTurned, monthAround, searchOf, type ExportChoice } from './exportPeriod';
import { PeriodFields } from './PeriodFields';
import { usePdfPreview } from './usePdfPreview';
import { useSlotCount } from './useSlotCount';

/** `/export-planning-adherent`: exports the plan of companies as a document to hand out to them. */
export default function ExportPage() {
  const translate = useTranslate();
  useDocumentTitle(translate('planningExports.page.title'));
  const [choice, setChoice] = useState<ExportChoice>(() => ({
    companies: [],
    people: [],
    ...monthAround(dayIndexOf(Date.now()), 0),
  }));
  const [look, setLook] = useState<ExportLook>({});
  const search = useMemo(() => searchOf(choice), [choice]);
  const isWrong = isTurned(choice);
  const count = useSlotCount(search, !isWrong);
  const preview = usePdfPreview();
  const saved = usePlanExport();
  const seen = usePlanExport(preview.show);
  const set = (change: Partial<ExportChoice>) => setChoice({ ...choice, ...change });
  const isImpossible = isWrong || (count.data ?? 0) > MOST_SLOTS;
  const form = () => exportForm(search, look);
  const running = seen.state ? seen : saved;
  return (
    <>
      <Typography variant="h1">{translate('planningExports.page.title')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {translate('planningExports.page.help')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, maxWidth: 1000 }}>
        <Part title={translate('planningExports.page.what')}>
          <RecordPicker
            resource="Entreprises"
            multiple
            value={[...choice.companies]}
            onChange={(companies) => set({ companies })}
            textField={{
              label: translate('planningExports.page.companies'),
              helperText: translate('planningExports.page.companiesHelp'),
            }}
          />
          <PeopleField
            multiple
            label={translate('planningExports.page.people')}
            help={translate('planningExports.page.peopleHelp')}
            ids={choice.people}
            onIds={(people) => set({ people })}
          />
          <PeriodFields period={choice} onPeriod={set} />
        </Part>
        <Part title={translate('planningExports.page.look')}>
          <LookFields look={look} onLook={setLook} hasTemplates />
        </Part>
      </Box>
      <Stack spacing={2} sx={{ mt: 2, maxWidth: 1000 }}>
        {!isWrong && <CountLine {...count} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="contained" disabled={isImpossible} onClick={() => saved.start('pdf', form())}>
            {translate('planningExports.page.download')}
          </Button>
          <Button variant="outlined" disabled={isImpossible} onClick={() => seen.start('pdf', form())}>
            {translate('planningExports.page.preview')}
          </Button>
          <Button disabled={isImpossible} onClick={() => saved.start('excel', form())}>
            {translate('planningExports.page.excel')}
          </Button>
        </Box>
      </Stack>
      <DownloadDialog
        title={translate('planningExports.running')}
        timeout={EXPORT_TIMEOUT}
        download={{ state: running.state, start: running.again, stop: running.stop }}
      />
      {preview.dialog}
    </>
  );
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Paper component="section" variant="outlined" className="labels-above" sx={{ p: { xs: 2, sm: 2.5 }, minWidth: 0 }}>
    <Typography variant="h2" sx={{ mb: 2 }}>
      {title}
    </Typography>
    <Stack spacing={2}>{children}</Stack>
  </Paper>
);
