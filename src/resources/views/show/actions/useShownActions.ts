import { useMemo } from 'react';
import type { RecordAction } from '../../../language/recordActions';
import { conditionAt } from '../../../language/moments';
import type { AnyRecord } from '../../../language/resourceSchema';
import { holds } from '../../../records/holds';
import { useScreen } from '../../ScreenContext';

/** Declared actions whose condition the record meets, with their keys. */
export function useShownActions(record: AnyRecord): readonly (readonly [name: string, action: RecordAction])[] {
  const { schema } = useScreen();
  return useMemo(() => {
    const now = new Date();
    return Object.entries(schema.actions).filter(
      ([, { when }]) => when === undefined || holds(conditionAt(when, now), record, schema),
    );
  }, [schema, record]);
}
