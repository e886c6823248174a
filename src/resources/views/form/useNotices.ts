import { useNotify } from 'ra-core';
import { noticeKey } from '../../registry/translationKeys';
import { useScreen } from '../ScreenContext';

/** Says what the answer to a write tells besides the record, in the declaration's words: that a mail could not be sent. */
export function useNotices(): (answer: Readonly<Record<string, unknown>>) => void {
  const notify = useNotify();
  const { schema } = useScreen();
  return (answer) => {
    for (const [field, values] of Object.entries(schema.notices)) {
      const value = String(answer[field]);
      if (Object.hasOwn(values, value)) notify(noticeKey(schema, field, value), { type: 'warning' });
    }
  };
}
