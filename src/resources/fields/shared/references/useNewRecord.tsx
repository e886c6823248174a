import { useState, type ReactNode } from 'react';
import { useAllowedIn } from '../../../views/access/useAllowed';
import { useQuickCreate } from '../../../views/dialogs/QuickCreateContext';
import { hasCreateForm, newChoiceOf, valuesFrom, type NewChoice } from './newChoice';
import type { ReferenceTarget } from './useReferenceTarget';

export interface NewRecord {
  /** Options to create the typed text; empty without the right. */
  readonly offer: (typed: string, names: readonly string[]) => readonly NewChoice[];
  readonly begin: (choice: NewChoice) => void;
  /** The dialog; render it beside the picker. */
  readonly dialog: ReactNode;
}

export function useNewRecord(target: ReferenceTarget, onCreated: (id: number) => void): NewRecord {
  const { schema, address, parents } = target;
  const Dialog = useQuickCreate();
  const isAllowed = useAllowedIn({ schema, address: address ?? schema.name }, 'create');
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  // Mounted on first use, and kept for the closing transition.
  const [wasOpen, setWasOpen] = useState(false);
  const isOffered = Dialog !== undefined && isAllowed && hasCreateForm(schema);
  return {
    offer: (text, names) => (isOffered ? newChoiceOf(text, names) : []),
    begin(choice) {
      setTyped(choice.typed);
      setWasOpen(true);
      setOpen(true);
    },
    dialog: wasOpen && Dialog && address !== undefined && (
      <Dialog
        target={{ schema, address, parents }}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onDone={({ id }) => onCreated(id)}
        initial={valuesFrom(schema, typed)}
        once
      />
    ),
  };
}
