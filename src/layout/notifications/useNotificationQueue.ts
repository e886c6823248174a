import { useNotificationContext, useTakeUndoableMutation, type NotificationPayload } from 'ra-core';
import { useEffect, useState } from 'react';
import { useWarnBeforeUnload } from '../../resources/views/form/useWarnBeforeUnload';
import { durationOf } from './durationOf';

export interface ShownNotification {
  readonly notification: NotificationPayload | undefined;
  readonly open: boolean;
  readonly close: () => void;
  /** Takes back the change that the message tells of. */
  readonly undo: () => void;
  /** To be called when the message is gone: the change takes effect, and the next message comes. */
  readonly onGone: () => void;
}

/**
 * react-admin's messages, one at a time: a new one takes the place of the one that stands, save of one that stays until
 * it is closed. A change that can be undone is made when its message goes.
 */
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
