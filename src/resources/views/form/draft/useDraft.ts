import { useGetIdentity } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { draftKey, draftOf, readDraft, type Draft } from '../../../records/unsavedInput';
import { useDraftAddress } from '../FormPlace';
import { useLeaving } from './useLeaving';

export interface OfferedDraft {
  readonly draft: Draft;
  /** Puts the kept values into the form. */
  readonly resume: () => void;
  readonly discard: () => void;
}

/** The fields that differ from what the form began with. */
function changedIn(
  values: Readonly<Record<string, unknown>>,
  dirty: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(dirty).map((name) => [name, values[name]]));
}

/**
 * Keeps what is typed, in this tab and for this person and address, until it is saved or given up. What was kept when the
 * session took the page away is offered when the person is back.
 */
export function useDraft(isSaved: boolean): OfferedDraft | undefined {
  const { data: identity } = useGetIdentity();
  const { setValue, control } = useFormContext();
  const { dirtyFields } = useFormState({ control });
  const values = useWatch({ control });
  const isLeaving = useLeaving();
  const address = useDraftAddress();
  const hasWritten = useRef(false);
  const [discarded, setDiscarded] = useState(false);
  const key = identity && draftKey(String(identity.id), address);
  // Read once, before anything is typed over it.
  const [found, setFound] = useState<{ readonly key: string; readonly draft: Draft | undefined }>();
  if (key !== undefined && found?.key !== key) setFound({ key, draft: readDraft(sessionStorage.getItem(key)) });

  useEffect(() => {
    if (key === undefined || isSaved) return;
    const draft = draftOf(changedIn(values, dirtyFields), new Date());
    if (draft) {
      sessionStorage.setItem(key, JSON.stringify(draft));
      hasWritten.current = true;
    } else if (hasWritten.current) sessionStorage.removeItem(key);
  }, [key, isSaved, values, dirtyFields]);

  useEffect(() => {
    if (key === undefined) return undefined;
    // Saved, or left on purpose.
    return () => {
      if (hasWritten.current && !isLeaving()) sessionStorage.removeItem(key);
    };
  }, [key, isLeaving]);

  const draft = discarded ? undefined : found?.draft;
  if (key === undefined || !draft) return undefined;
  return {
    draft,
    resume() {
      for (const [name, value] of Object.entries(draft.values)) setValue(name, value, { shouldDirty: true });
      setDiscarded(true);
    },
    discard() {
      if (!hasWritten.current) sessionStorage.removeItem(key);
      setDiscarded(true);
    },
  };
}
