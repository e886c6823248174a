import { useGetIdentity, usePermissions } from 'ra-core';
import type { Grants } from '../../../access/access';
import type { RecordPlan } from '../../../language/recordPlan';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';
import { recordPlanOf } from './recordPlanOf';

/** The plan of a record of the screen around, for readers who may see it; undefined for the others, and until it is known. */
export function useRecordPlan(id: number): RecordPlan | undefined {
  const registry = useRegistry();
  const { schema } = useScreen();
  const { permissions: held } = usePermissions<Grants>();
  const { identity } = useGetIdentity();
  if (!held) return undefined;
  return recordPlanOf(schema, id, { held, personId: identity && Number(identity.id) }, registry);
}
