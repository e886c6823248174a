import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Form, useDataProvider, useRefresh, useTranslate } from 'ra-core';
import { useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { InformationsAdditionnelles } from '../../resources/schemas/notices';
import { problemOf } from '../../resources/views/page/problemOf';
import { FEEDBACK_STAYS, useAlerts } from '../alerts/AlertContext';
import type { Notice } from './notice';
import { initialValues, isComplete, sentValues, type NoticeTarget, type NoticeValues } from './noticeForm';
import { NoticeFields } from './NoticeFields';
import { PreviewReaders } from './PreviewReaders';
import { useNoticeKinds } from './useNotices';

export interface NoticeDialogProps {
  /** Target of a new notice, if it is fixed. */
  readonly target?: NoticeTarget | undefined;
  /** The notice to edit; absent for a new one. */
  readonly notice?: Notice | undefined;
  readonly onClose: () => void;
}

const RESOURCE = InformationsAdditionnelles.name;

/** Saves a notice and confirms it; a refusal is shown as an alert and at its fields. */
function useSaveNotice(notice: Notice | undefined, onSaved: () => void) {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const translate = useTranslate();
  const { success, error: fail } = useAlerts();
  return async (values: NoticeValues) => {
    const data = sentValues(values);
    try {
      if (notice) await dataProvider.update(RESOURCE, { id: notice.id, data, previousData: notice });
      else await dataProvider.create(RESOURCE, { data });
    } catch (error) {
      fail(error);
      const { errors } = problemOf(error);
      return Object.fromEntries(Object.entries(errors).map(([name, messages]) => [name, messages[0] ?? '']));
    }
    onSaved();
    success(translate(notice ? 'notices.editTitle' : 'notices.createTitle'), {
      text: translate(notice ? 'notices.changed' : 'notices.created'),
      stays: FEEDBACK_STAYS,
    });
    refresh();
    return undefined;
  };
}

/** The form's buttons; disabled until the form is complete and valid. */
function NoticeActions({ onCancel }: { readonly onCancel: () => void }) {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  const values: NoticeValues = useWatch();
  return (
    <DialogActions>
      <Button color="inherit" disabled={isSubmitting} onClick={onCancel}>
        {translate('screens.page.cancel')}
      </Button>
      <Button type="submit" variant="contained" loading={isSubmitting} disabled={!isComplete(values)}>
        {translate('notices.submit')}
      </Button>
    </DialogActions>
  );
}

function NoticeBody({ target, notice }: Pick<NoticeDialogProps, 'target' | 'notice'>) {
  const { isSubmitting } = useFormState();
  const kinds = useNoticeKinds(notice ? 'edit' : 'create');
  return (
    <DialogContent dividers>
      <NoticeFields kinds={kinds} isTargetFixed={(target ?? notice) !== undefined} isBusy={isSubmitting} />
      <PreviewReaders disabled={isSubmitting} />
    </DialogContent>
  );
}

/** The form of a notice (section 2 of the specification); a click outside does not close it. */
export default function NoticeDialog({ target, notice, onClose }: NoticeDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const isSmall = useMediaQuery('(max-width:599.95px)', { noSsr: true });
  const save = useSaveNotice(notice, onClose);
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick') onClose();
      }}
      aria-labelledby={id}
      maxWidth="md"
      fullWidth
      fullScreen={isSmall}
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } }}
    >
      <DialogTitle id={id} sx={{ pr: 7 }}>
        {translate(notice ? 'notices.editTitle' : 'notices.createTitle')}
      </DialogTitle>
      <IconButton
        aria-label={translate('screens.page.cancel')}
        onClick={onClose}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <Close />
      </IconButton>
      <Form
        noValidate
        mode="onTouched"
        disableInvalidFormNotification
        defaultValues={initialValues(target, notice)}
        onSubmit={save}
      >
        <NoticeBody target={target} notice={notice} />
        <NoticeActions onCancel={onClose} />
      </Form>
    </Dialog>
  );
}
