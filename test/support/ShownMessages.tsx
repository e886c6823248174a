import { CloseNotificationContext, useNotificationContext } from 'ra-core';
import { isValidElement } from 'react';

/** Shows the messages that are more than words. */
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
