import { useTranslate } from 'ra-core';
import { ConfirmDialog } from '../../resources/views/page/ConfirmDialog';
import { useFormats } from '../calendar/useFormats';
import { monthSpan } from '../data/months';
import type { MonthWrite } from './useMonthStates';

export interface MonthConfirmProps {
  /** Undefined while nothing is asked. */
  readonly asked: MonthWrite | undefined;
  readonly isPending: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before a validation that the reader may not take back. */
export function MonthConfirm({ asked, isPending, onConfirm, onCancel }: MonthConfirmProps) {
  const translate = useTranslate();
  const formats = useFormats();
  if (!asked) return null;
  return (
    <ConfirmDialog
      isOpen
      title={translate('planningRequests.months.confirm.title', {
        smart_count: asked.people.length,
        month: formats.month(monthSpan(asked.month).first),
      })}
      text={translate('planningRequests.months.confirm.text')}
      action={translate('planningRequests.months.validate')}
      isPending={isPending}
      error={undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
      onExited={() => undefined}
    />
  );
}
