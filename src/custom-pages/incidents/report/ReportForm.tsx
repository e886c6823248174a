import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Form, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { FichesIncident } from '../../../resources/schemas/incidents';
import { Entreprises } from '../../../resources/schemas/entreprises';
import { useMayRead } from '../../../resources/views/access/useMayRead';
import { FieldGrid } from '../../../resources/views/form/FieldGrid';
import { useFocusOnRefusal } from '../../../resources/views/form/useFocusOnRefusal';
import { ChoiceTiles } from './ChoiceTiles';
import { PictureInput } from './PictureInput';
import { SendBar } from './SendBar';
import type { Values } from '../../../resources/language/values';

interface ReportFormProps {
  readonly initial: Values;
  readonly initialPictures: readonly File[];
  readonly isOnline: boolean;
  /** Stores and sends the report. @returns messages by field if the API refuses it */
  readonly onReport: (
    values: Values,
    pictures: readonly File[],
  ) => Promise<Readonly<Record<string, string>> | undefined>;
}

const { type, gravite } = FichesIncident.fields;
const TILES = { type: type.options, gravite: gravite.options };

/** The form for reports on site, with as few fields as possible. */
export function ReportForm({ initial, initialPictures, isOnline, onReport }: ReportFormProps) {
  const [pictures, setPictures] = useState(initialPictures);
  return (
    <Form
      noValidate
      disableInvalidFormNotification
      shouldFocusError={false}
      defaultValues={initial}
      onSubmit={async (values: Values) => (await onReport(values, pictures)) ?? undefined}
    >
      <ReportFields isOnline={isOnline} pictures={pictures} onPictures={setPictures} />
    </Form>
  );
}

interface ReportFieldsProps {
  readonly isOnline: boolean;
  readonly pictures: readonly File[];
  readonly onPictures: (pictures: readonly File[]) => void;
}

function ReportFields({ isOnline, pictures, onPictures }: ReportFieldsProps) {
  const translate = useTranslate();
  const { isSubmitting, submitCount } = useFormState();
  const place = useRef<HTMLDivElement>(null);
  useFocusOnRefusal(place, submitCount);
  const mayChooseCompany = useMayRead(Entreprises) === true;
  const where = ['dateIncident', 'lieu', ...(mayChooseCompany ? ['entrepriseId', 'siteId'] : []), 'processusId'];
  const tiles = (name: string) =>
    name === 'type' || name === 'gravite' ? (
      <Box key={name} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
        <ChoiceTiles
          schema={FichesIncident}
          source={name}
          path={[name]}
          spec={FichesIncident.fields[name]}
          disabled={isSubmitting}
          options={TILES[name]}
        />
      </Box>
    ) : undefined;
  return (
    <Box ref={place} sx={{ maxWidth: 900 }}>
      <Paper component="section" variant="outlined" aria-label={translate('incidents.report.what')} sx={PART}>
        <FieldGrid fields={['type', 'gravite', 'titre', 'circonstances']} isBusy={isSubmitting} instead={tiles} />
        <Box sx={{ mt: 2 }}>
          <PictureInput pictures={pictures} onChange={onPictures} disabled={isSubmitting} />
        </Box>
      </Paper>
      <Paper component="section" variant="outlined" aria-label={translate('incidents.report.where')} sx={PART}>
        <FieldGrid fields={where} isBusy={isSubmitting} />
      </Paper>
      <SendBar isOnline={isOnline} isSending={isSubmitting} />
    </Box>
  );
}

const PART = { p: { xs: 2, sm: 2.5 }, mb: 2 } as const;
