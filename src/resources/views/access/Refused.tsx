import { Navigate } from 'ra-core';
import { useLayoutEffect } from 'react';
import type { AccessRule } from '../../language/accessRule';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { isGrantable, rightName } from '../../registry/rightName';
import { NOT_AUTHORIZED } from '../../routes/addresses';
import { useRegistry } from '../RegistryContext';
import { useRememberRefusal } from './RefusalContext';

export interface RefusedProps {
  /** The page that was asked for. */
  readonly title: string;
  /** What would have opened it. */
  readonly rule: AccessRule;
}

/** Leads a reader without the right to a page to not-authorized, and says there what was refused. */
export function Refused({ title, rule: { rights = [], fonctions = [] } }: RefusedProps) {
  const remember = useRememberRefusal();
  const { schemas } = useRegistry();
  const language = useReaderLanguage();
  const open = [...rights.filter(isGrantable).map((right) => rightName(schemas, right, language)), ...fonctions];
  const needed = open.join('\n');
  const isShut = open.length === 0 && rights.length > 0;
  // Before the effect of Navigate takes this page away.
  useLayoutEffect(() => {
    remember({ title, needed: needed === '' ? [] : needed.split('\n'), ...(isShut && { isShut }) });
  }, [remember, title, needed, isShut]);
  return <Navigate to={NOT_AUTHORIZED} replace />;
}
