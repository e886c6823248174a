import { useGetIdentity, usePermissions } from 'ra-core';
import type { Grants } from '../../../access/access';
import type { RecordPlan } from '../../../language/recordPlan';
import { useRegistry } from '../../RegistryContext';
import { useScreen } from '../../ScreenContext';
import { recordPlanOf } from './recordPlanOf';

/** The record's plan; undefined if the reader may not see it, and while their rights load. */
export function useRecordPlan(id: number): RecordPlan | undefined {
  const registry = useRegistry();
  const { schema } = useScreen();
  const { permissions: held } = usePermissions<Grants>();
  const { identity } = useGetIdentity();
  if (!held) return undefined;
  return recordPlanOf(schema, id, { held, personId: identity && Number(identity.id) }, registry);
}
