import { useNavigate } from 'ra-core';
import { useEffect } from 'react';
import type { AccessRule } from '../../access';
import { NOT_AUTHORIZED } from '../../routes/addresses';
import { useRememberRefusal } from './RefusalContext';

export interface RefusedProps {
  /** The page that was asked for. */
  readonly title: string;
  /** What would have opened it. */
  readonly rule: AccessRule;
}

/** Sends whoever may not open a page to not-authorized, with word of what was refused. */
export function Refused({ title, rule: { rights = [], fonctions = [] } }: RefusedProps) {
  const remember = useRememberRefusal();
  const navigate = useNavigate();
  const needed = [...rights, ...fonctions].join();
  useEffect(() => {
    remember({ title, needed: needed === '' ? [] : needed.split(',') });
    navigate(NOT_AUTHORIZED, { replace: true });
  }, [remember, navigate, title, needed]);
  return null;
}
