import { useImperativeHandle, type ReactNode, type Ref } from 'react';
import { FormPlaceProvider } from '../form/FormPlace';
import { SidePanel } from '../page/SidePanel';
import { useFormLeaving, type FormLeaving } from './useFormLeaving';

export interface FormPanelProps {
  readonly title: string;
  /** Tells its form from every other one over the same page: what is typed is kept under it. */
  readonly name: string;
  readonly onClose: () => void;
  /** Gives the page the way to leave the form for something else. */
  readonly leaving?: Ref<FormLeaving['leaveTo']> | undefined;
  /** @param leave closes it, after a question where changes would be lost */
  readonly children: (leave: () => void) => ReactNode;
}

/** A form in a panel beside the page that it belongs to. */
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
    </>
  );
}
