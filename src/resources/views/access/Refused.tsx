import { Navigate } from 'ra-core';
import { useLayoutEffect } from 'react';
import type { AccessRule } from '../../language/accessRule';
import { useReaderLanguage } from '../../fields/shared/hooks/useReaderLanguage';
import { isGrantable, rightName } from '../../registry/rightName';
import { NOT_AUTHORIZED } from '../../routes/addresses';
import { useRegistry } from '../RegistryContext';
import { useRememberRefusal } from './RefusalContext';

export interface RefusedProps {
  readonly title: string;
  readonly rule: AccessRule;
}

/** Redirects to the not-authorized page and records what was refused, for display there. */
export function Refused({ title, rule: { rights = [], fonctions = [] } }: RefusedProps) {
  const remember = useRememberRefusal();
  const { schemas } = useRegistry();
  const language = useReaderLanguage();
  const open = [...rights.filter(isGrantable).map((right) => rightName(schemas, right, language)), ...fonctions];
  const needed = open.join('\n');
  const isShut = open.length === 0 && rights.length > 0;
  // A layout effect runs before Navigate's effect unmounts this page.
  useLayoutEffect(() => {
    remember({ title, needed: needed === '' ? [] : needed.split('\n'), ...(isShut && { isShut }) });
  }, [remember, title, needed, isShut]);
  return <Navigate to={NOT_AUTHORIZED} replace />;
}
