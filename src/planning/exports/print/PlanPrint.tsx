import { createPortal } from 'react-dom';
import { PrintedPlan, type PrintedPlanProps } from './PrintedPlan';
import { usePrinting } from '../../../resources/views/page/usePrinting';

/** The printed plan, rendered only while printing: the screen virtualises, but paper needs every slot. */
export function PlanPrint(props: PrintedPlanProps) {
  return usePrinting() ? createPortal(<PrintedPlan {...props} />, document.body) : null;
}
