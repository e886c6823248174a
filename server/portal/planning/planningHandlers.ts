import type { HandlerWrap } from '../../http/resources/declaredRoutes';
import { creatingSeries } from './series/newSeries';

/** What operations on slots do besides what their declaration says. */
export const planningHandlers: Readonly<Record<string, HandlerWrap>> = { 'creneaux.create': creatingSeries };
