import { useState } from 'react';
import type { AnyRecord } from '../../language/resourceSchema';

export interface ChosenRecords {
  readonly chosen: readonly AnyRecord[];
  readonly isChosen: (id: number) => boolean;
  readonly toggle: (record: AnyRecord) => void;
  readonly choose: (records: readonly AnyRecord[]) => void;
  readonly drop: (records: readonly AnyRecord[]) => void;
}

/** A selection that is independent of the list's current page. */
export function useRecordChoice(): ChosenRecords {
  const [chosen, setChosen] = useState<ReadonlyMap<number, AnyRecord>>(new Map());
  const include = (records: readonly AnyRecord[]) =>
    setChosen((before) => new Map([...before, ...records.map((record) => [record.id, record] as const)]));
  const exclude = (records: readonly AnyRecord[]) =>
    setChosen((before) => new Map([...before].filter(([id]) => !records.some((record) => record.id === id))));
  return {
    chosen: [...chosen.values()],
    isChosen: (id) => chosen.has(id),
    toggle: (record) => (chosen.has(record.id) ? exclude([record]) : include([record])),
    choose: include,
    drop: exclude,
  };
}
