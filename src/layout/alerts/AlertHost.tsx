import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { AlertProvider, type Alerts, type SuccessOptions } from './AlertContext';
import { AlertDialog } from './AlertDialog';
import { problemOf } from '../../resources/views/page/problemOf';

interface AlertMessage {
  readonly severity: 'success' | 'error';
  readonly title: string;
  readonly text?: string | undefined;
  /** Milliseconds; null stays until it is closed. */
  readonly stays: number | null;
}

/** Milliseconds that a success stays (section 9 of the specification). */
const STAYS = 2000;

/** The first field error of a failure, else its detail, else the error's message (section 8 of the specification). */
function firstMessage(failure: unknown): string | undefined {
  const { errors, message } = problemOf(failure);
  const [first] = Object.values(errors).flat();
  return first ?? message;
}

export function AlertHost({ children }: { readonly children: ReactNode }) {
  const translate = useTranslate();
  const [shown, setShown] = useState<AlertMessage>();
  const [isOpen, setOpen] = useState(false);

  const alerts = useMemo((): Alerts => {
    const show = (next: AlertMessage) => {
      setShown(next);
      setOpen(true);
    };
    return {
      success: (title, { text, stays = STAYS }: SuccessOptions = {}) =>
        show({ severity: 'success', title, text, stays }),
      error(failure) {
        const message = firstMessage(failure) ?? 'screens.page.unknownFailure';
        const text = translate(message, { _: message });
        show({ severity: 'error', title: translate('shell.alert.oops'), text, stays: null });
      },
    };
  }, [translate]);

  useEffect(() => {
    if (!isOpen || !shown || shown.stays === null) return undefined;
    const timer = setTimeout(() => setOpen(false), shown.stays);
    return () => clearTimeout(timer);
  }, [isOpen, shown]);

  return (
    <AlertProvider value={alerts}>
      {children}
      {shown && <AlertDialog {...shown} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </AlertProvider>
  );
}
