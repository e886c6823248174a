import { useNotificationContext, useTakeUndoableMutation, type NotificationPayload } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { durationOf } from './durationOf';

export interface ShownNotification {
  readonly id: number;
  readonly notification: NotificationPayload;
  readonly open: boolean;
}

export interface NotificationLanes {
  /** Oldest first: errors that stay until they are closed, then the one that passes by itself. */
  readonly shown: readonly ShownNotification[];
  readonly close: (id: number) => void;
  readonly undo: (id: number) => void;
  /** Call when a notification has closed: its change is sent, and the next notification opens. */
  readonly onGone: (id: number) => void;
}

/** An undoable one never stays: undoable changes are sent in the order in which they were told. */
const stays = (notification: NotificationPayload) => durationOf(notification) === null && !isUndoable(notification);

const isUndoable = ({ notificationOptions }: NotificationPayload) => notificationOptions?.undoable === true;

/**
 * Two lanes, so that an open error hides no later notification and its undo button. What stays is stacked, once per
 * text; what passes is one at a time: a new one replaces it, and an undoable change is sent when its own closes.
 */
export function useNotificationLanes(): NotificationLanes {
  const { notifications, setNotifications } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [staying, setStaying] = useState<readonly ShownNotification[]>([]);
  const [passing, setPassing] = useState<ShownNotification>();
  const lastId = useRef(0);

  useEffect(() => {
    const [next] = notifications;
    if (!next) return;
    if (passing && !stays(next)) {
      if (passing.open) setPassing({ ...passing, open: false });
      return;
    }
    // Its own `takeNotification` would drop what another effect has just added.
    setNotifications((queue) => queue.filter((queued) => queued !== next));
    lastId.current += 1;
    const entry = { id: lastId.current, notification: next, open: true };
    if (stays(next)) setStaying((entries) => (entries.some(isSame(next)) ? entries : [...entries, entry]));
    else setPassing(entry);
  }, [notifications, passing, setNotifications]);

  const settle = (isUndo: boolean) => {
    const mutation = passing && isUndoable(passing.notification) ? takeMutation() : undefined;
    if (mutation) mutation({ isUndo });
  };
  const close = (id: number) => {
    setPassing((entry) => (entry?.id === id ? { ...entry, open: false } : entry));
    setStaying((entries) => entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  };
  return {
    shown: passing ? [...staying, passing] : staying,
    close,
    undo(id) {
      settle(true);
      close(id);
    },
    onGone(id) {
      setStaying((entries) => entries.filter((entry) => entry.id !== id));
      if (passing?.id !== id) return;
      settle(false);
      setPassing(undefined);
    },
  };
}

/** Two errors of one text, such as those of every request without a network, are one notification. */
const isSame =
  (next: NotificationPayload) =>
  ({ notification, open }: ShownNotification) =>
    open &&
    typeof next.message === 'string' &&
    notification.message === next.message &&
    JSON.stringify(notification.notificationOptions?.messageArgs) ===
      JSON.stringify(next.notificationOptions?.messageArgs);
