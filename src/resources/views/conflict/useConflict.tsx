import { useState, type ReactNode } from 'react';
import { mergeRecords } from '../../records/merge';
import type { AnyRecord } from '../../language/resourceSchema';
import { useScreen } from '../ScreenContext';
import type { Conflict, Settled } from './conflict';
import { ConflictDialog } from './ConflictDialog';
import { useLastWriters } from './useLastWriters';

interface Question {
  readonly conflict: Conflict;
  readonly answer: (values: Settled['values'] | undefined) => void;
}

export interface ConflictSettling {
  /**
   * Merges the form's values with another person's; asks if both changed a field.
   * @returns undefined if the person goes back to the form
   * @throws the error of reading the record again
   */
  readonly settle: (before: AnyRecord, mine: Readonly<Record<string, unknown>>) => Promise<Settled | undefined>;
  readonly dialog: ReactNode;
}

/** @param readNow fetches the current record */
export function useConflict(readNow: () => Promise<AnyRecord>): ConflictSettling {
  const { schema } = useScreen();
  const findWriters = useLastWriters();
  const [question, setQuestion] = useState<Question>();
  const [isOpen, setOpen] = useState(false);
  const ask = (conflict: Conflict): Promise<Settled['values'] | undefined> =>
    new Promise((resolve) => {
      setQuestion({ conflict, answer: resolve });
      setOpen(true);
    });
  return {
    async settle(before, mine) {
      const now = await readNow();
      const merge = mergeRecords(schema, before, now, mine);
      const { taken, conflicts, merged } = merge;
      const writers = await findWriters(now.id, [...taken, ...conflicts]);
      const values = conflicts.length === 0 ? merged : await ask({ before, now, mine, merge, writers });
      return values && { now, values, taken, writers };
    },
    dialog: question && (
      <ConflictDialog
        conflict={question.conflict}
        isOpen={isOpen}
        onAnswer={(values) => {
          setOpen(false);
          question.answer(values);
        }}
        onExited={() => setQuestion(undefined)}
      />
    ),
  };
}
