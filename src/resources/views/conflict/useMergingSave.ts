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

/** Another person changed the record meanwhile (RFC 9110, 412). */
export const STALE = 412;

export interface MergingSave {
  /** The record that the form changes: with which it began, or as it was when a merge could not be saved. */
  readonly record: AnyRecord;
  /** What came of a conflict and is not saved yet: it belongs into the form. */
  readonly merged: Settled | undefined;
  /** Saves, bringing in what another person saved meanwhile. Rejects with the refusal where that fails, or is given up. */
  readonly save: (values: Values) => Promise<AnyRecord>;
  readonly dialog: ReactNode;
}

/**
 * Saving that never overwrites another person's work unseen: a refusal as stale is answered by a merge, which is saved
 * once more.
 *
 * @param current the record with which the form begins
 * @param update writes what differs from the record that it is given
 * @param readNow reads the record as it is now
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
