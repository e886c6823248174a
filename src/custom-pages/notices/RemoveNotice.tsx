import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'ra-core';
import { useState } from 'react';
import { InformationsAdditionnelles } from '../../resources/schemas/notices';
import { ConfirmDialog } from '../../resources/views/page/ConfirmDialog';
import type { Notice } from '../../layout/notices/notice';

interface RemoveNoticeProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

/** Asks for confirmation, then deletes a notice. */
export function RemoveNotice({ notice, onClose }: RemoveNoticeProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [isOpen, setOpen] = useState(true);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => dataProvider.delete(InformationsAdditionnelles.name, { id: notice.id, previousData: notice }),
    onSuccess: () => {
      setOpen(false);
      notify('notices.deleted');
      refresh();
    },
  });
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={translate('notices.panel.removeTitle')}
      text={notice.titre}
      action={translate('screens.actions.delete')}
      color="error"
      isPending={isPending}
      error={error}
      onConfirm={() => mutate()}
      onCancel={() => setOpen(false)}
      onExited={onClose}
    />
  );
}
