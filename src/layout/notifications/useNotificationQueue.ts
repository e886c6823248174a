import { useNotificationContext, useTakeUndoableMutation, type NotificationPayload } from 'ra-core';
import { useEffect, useState } from 'react';
import { useWarnBeforeUnload } from '../../resources/views/form/useWarnBeforeUnload';
import { durationOf } from './durationOf';

export interface ShownNotification {
  readonly notification: NotificationPayload | undefined;
  readonly open: boolean;
  readonly close: () => void;
  readonly undo: () => void;
  /** Call when the notification has closed: the change is sent, and the next notification opens. */
  readonly onGone: () => void;
}

/** One at a time; a new one replaces the current, and an undoable change is sent when its notification closes. */
export function useNotificationQueue(): ShownNotification {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [notification, setNotification] = useState<NotificationPayload>();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (notifications.length === 0) return;
    if (notification) {
      if (durationOf(notification) !== null) setOpen(false);
      return;
    }
    setNotification(takeNotification() ?? undefined);
    setOpen(true);
  }, [notification, notifications, takeNotification]);

  const undoable = notification?.notificationOptions?.undoable === true;
  useWarnBeforeUnload(undoable);

  const settle = (isUndo: boolean) => {
    const mutation = undoable ? takeMutation() : undefined;
    if (mutation) mutation({ isUndo });
  };
  return {
    notification,
    open,
    close: () => setOpen(false),
    undo: () => {
      settle(true);
      setOpen(false);
    },
    onGone: () => {
      settle(false);
      setNotification(undefined);
    },
  };
}
