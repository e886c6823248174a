import type { HandlerWrap } from '../http/resources/routes';
import { creatingSeries } from './series/newSeries';

/** What operations on slots do besides what their declaration says. */
export const planningHandlers: Readonly<Record<string, HandlerWrap>> = { 'creneaux.create': creatingSeries };
