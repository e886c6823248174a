import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { RecordPicker } from '../../resources/fields/shared/references/RecordPicker';
import { PDF_VIEWS, type PdfView } from '../core/slotCalls';
import type { ExportLook } from './exportForm';

const LONGEST_TITLE = 120;

export interface LookFieldsProps {
  readonly look: ExportLook;
  readonly onLook: (look: ExportLook) => void;
  /** False if the reader may not read the templates. */
  readonly hasTemplates: boolean;
}

/** Template, title and contents of a PDF. */
export function LookFields({ look, onLook, hasTemplates }: LookFieldsProps) {
  const translate = useTranslate();
  return (
    <Stack spacing={2}>
      {hasTemplates && (
        <RecordPicker
          resource="exportPlanningAdherentModeles"
          value={look.templateId ?? null}
          onChange={([templateId]) => onLook({ ...look, templateId: templateId ?? null })}
          textField={{
            label: translate('planningExports.template'),
            helperText: translate('planningExports.templateHelp'),
          }}
        />
      )}
      <TextField
        size="small"
        label={translate('planningExports.heading')}
        helperText={translate('planningExports.headingHelp')}
        value={look.title ?? ''}
        onChange={({ target }) => onLook({ ...look, title: target.value })}
        slotProps={{ htmlInput: { maxLength: LONGEST_TITLE } }}
      />
      <TextField
        select
        size="small"
        label={translate('planningExports.view')}
        value={look.view ?? 'complet'}
        onChange={({ target }) => onLook({ ...look, view: target.value as PdfView })}
      >
        {PDF_VIEWS.map((view) => (
          <MenuItem key={view} value={view}>
            {translate(`planningExports.views.${view}`)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
