import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { useNumberFormat } from '../../resources/views/page/useNumberFormat';
import type { ExportLook } from './exportForm';
import { LookFields } from './LookFields';

export interface PdfDialogProps {
  readonly isOpen: boolean;
  readonly hasTemplates: boolean;
  /** The team view is on the screen, and the file shows the same. */
  readonly isTeam: boolean;
  readonly count: number;
  readonly onClose: () => void;
  readonly onChoose: (look: ExportLook) => void;
}

export function PdfDialog({ isOpen, hasTemplates, isTeam, count, onClose, onChoose }: PdfDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const format = useNumberFormat();
  const [chosen, setLook] = useState<ExportLook>({});
  const look: ExportLook = { ...(isTeam && { view: 'equipe' }), ...chosen };
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('planningExports.pdfTitle')}</DialogTitle>
      {/* The label of the first field stands above it. */}
      <DialogContent sx={{ pt: '8px !important' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {count === 0
            ? translate('planningExports.page.nothing')
            : translate('planningExports.page.count', { smart_count: count, count: format(count) })}
        </Typography>
        <LookFields look={look} onLook={setLook} hasTemplates={hasTemplates} />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {translate('screens.page.cancel')}
        </Button>
        <Button variant="contained" onClick={() => onChoose(look)}>
          {translate('planningExports.make')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
