import { CloseNotificationContext, useNotificationContext } from 'ra-core';
import { isValidElement } from 'react';

/** Renders notifications whose message is an element rather than a text. */
export function ShownMessages() {
  const { notifications } = useNotificationContext();
  return notifications.map(
    ({ message }, index) =>
      isValidElement(message) && (
        <CloseNotificationContext.Provider key={index} value={() => undefined}>
          {message}
        </CloseNotificationContext.Provider>
      ),
  );
}
