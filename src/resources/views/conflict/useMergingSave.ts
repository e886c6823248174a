import { useNotify, useTranslate } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { fieldKey } from '../../registry/translationKeys';
import type { AnyRecord } from '../../language/resourceSchema';
import { problemOf } from '../page/problemOf';
import { useScreen } from '../ScreenContext';
import { namesOf, type Settled } from './conflict';
import { useConflict } from './useConflict';
import { useListedNames } from './useListedNames';
import type { Values } from '../../language/values';

/** The record changed meanwhile (RFC 9110, 412 Precondition Failed). */
export const STALE = 412;

export interface MergingSave {
  /** The record that the form edits; the current one after a merge that could not be saved. */
  readonly record: AnyRecord;
  readonly merged: Settled | undefined;
  /** Saves, merging another person's changes. Rejects with the API's refusal if that fails or the person gives up. */
  readonly save: (values: Values) => Promise<AnyRecord>;
  readonly dialog: ReactNode;
}

/**
 * Saves without overwriting another person's changes: on a 412, merges and saves once more.
 *
 * @param current the record that the form loaded
 * @param update writes the fields that differ from the given record
 * @param readNow fetches the current record
 */
export function useMergingSave(
  current: AnyRecord,
  update: (record: AnyRecord, values: Values) => Promise<AnyRecord>,
  readNow: () => Promise<AnyRecord>,
): MergingSave {
  const notify = useNotify();
  const translate = useTranslate();
  const people = useListedNames();
  const { schema } = useScreen();
  const [settledRecord, setSettledRecord] = useState<AnyRecord>();
  const record = settledRecord ?? current;
  const [merged, setMerged] = useState<Settled>();
  const { settle, dialog } = useConflict(readNow);

  const sayTaken = ({ taken, writers }: Settled) => {
    if (taken.length === 0) return;
    const name = people(namesOf(writers, taken)) ?? translate('history.conflict.somebodyElse');
    const fields = taken.map((field) => translate(fieldKey(schema, field))).join(', ');
    notify('history.conflict.taken', { type: 'info', messageArgs: { name, fields } });
  };
  const save = async (values: Values) => {
    try {
      return await update(record, values);
    } catch (refusal) {
      if (problemOf(refusal).status !== STALE) throw refusal;
      const settled = await settle(record, values);
      if (!settled) throw refusal;
      try {
        const written = await update(settled.now, settled.values);
        sayTaken(settled);
        return written;
      } catch (again) {
        setSettledRecord(settled.now);
        setMerged(settled);
        throw again;
      }
    }
  };
  return { record, merged, save, dialog };
}
