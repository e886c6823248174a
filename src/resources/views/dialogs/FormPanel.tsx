import { useImperativeHandle, type ReactNode, type Ref } from 'react';
import { FormPlaceProvider } from '../form/FormPlace';
import { UnsavedChanges } from '../form/UnsavedChanges';
import { SidePanel } from '../page/SidePanel';
import { useFormLeaving, type FormLeaving } from './useFormLeaving';

export interface FormPanelProps {
  readonly title: string;
  readonly name: string;
  readonly onClose: () => void;
  /** Receives `leaveTo`, so that the page can leave the form. */
  readonly leaving?: Ref<FormLeaving['leaveTo']> | undefined;
  /** @param leave closes the panel; asks first if changes would be lost */
  readonly children: (leave: () => void) => ReactNode;
}

export function FormPanel({ title, name, onClose, leaving, children }: FormPanelProps) {
  const { state, place, leaveTo, question } = useFormLeaving(name);
  const leave = () => leaveTo(onClose);
  useImperativeHandle(leaving, () => leaveTo);
  return (
    <>
      <SidePanel isInPage title={title} isBusy={state === 'busy'} onClose={leave}>
        <FormPlaceProvider value={place}>{children(leave)}</FormPlaceProvider>
      </SidePanel>
      {question}
      {/* The page below stays in reach, with its links and menu. */}
      <UnsavedChanges isDirty={state !== 'clean'} isSaving={state === 'busy'} />
    </>
  );
}
