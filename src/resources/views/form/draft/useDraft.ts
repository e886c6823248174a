import { useGetIdentity } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { draftKey, draftOf, readDraft, type Draft } from '../../../records/unsavedInput';
import { useDraftAddress } from '../FormPlace';
import { useLeaving } from './useLeaving';

export interface OfferedDraft {
  readonly draft: Draft;
  readonly resume: () => void;
  readonly discard: () => void;
}

function changedIn(
  values: Readonly<Record<string, unknown>>,
  dirty: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.keys(dirty).map((name) => [name, values[name]]));
}

/**
 * Keeps a draft in session storage, per person and address, until it is saved or discarded. Offers the draft
 * again after the session ended and the person is back.
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
  const [found, setFound] = useState<{ readonly key: string; readonly draft: Draft | undefined }>();
  // Once, before the current input overwrites it, and after a form that was saved before this one has removed its own.
  useEffect(() => {
    if (key !== undefined) setFound({ key, draft: readDraft(sessionStorage.getItem(key)) });
  }, [key]);

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
    // Unmounted because it was saved, or left on purpose.
    return () => {
      if (hasWritten.current && !isLeaving()) sessionStorage.removeItem(key);
    };
  }, [key, isLeaving]);

  const draft = discarded || found?.key !== key ? undefined : found?.draft;
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
