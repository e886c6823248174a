import Button from '@mui/material/Button';
import { useCanAccess, useTranslate } from 'ra-core';
import { useState } from 'react';
import { holds } from '../../holds';
import { actionKey } from '../../keys';
import type { AnyRecord, RecordAction } from '../../types';
import { useScreen } from '../ScreenContext';
import { ActionDialog } from './ActionDialog';

interface ActionButtonProps {
  /** What the declaration calls it. */
  readonly name: string;
  readonly action: RecordAction;
  readonly record: AnyRecord;
}

function ActionButton({ name, action, record }: ActionButtonProps) {
  const translate = useTranslate();
  const { schema, address } = useScreen();
  const { canAccess } = useCanAccess({ resource: address, action: action.needs ?? 'edit' });
  const [isAsking, setAsking] = useState(false);
  if (canAccess !== true) return null;
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => setAsking(true)}>
        {translate(actionKey(schema, name))}
      </Button>
      {isAsking && <ActionDialog name={name} action={action} record={record} onClose={() => setAsking(false)} />}
    </>
  );
}

/** The buttons of the declared actions that are for this record, and for this person. */
export function DeclaredActions({ record }: { readonly record: AnyRecord }) {
  const { schema } = useScreen();
  return Object.entries(schema.actions)
    .filter(([, { when }]) => when === undefined || holds(when, record, schema))
    .map(([name, action]) => <ActionButton key={name} name={name} action={action} record={record} />);
}
