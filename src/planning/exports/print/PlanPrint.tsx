import { createPortal } from 'react-dom';
import { PrintedPlan, type PrintedPlanProps } from './PrintedPlan';
import { usePrinting } from '../../../resources/views/page/usePrinting';

/**
 * The plan on paper, made when the page is printed: the screen draws only what is in view, paper everything that the
 * view holds.
 */
export function PlanPrint(props: PrintedPlanProps) {
  return usePrinting() ? createPortal(<PrintedPlan {...props} />, document.body) : null;
}
