import type { HandlerWrap } from '../../http/resources/declaredRoutes';
import { creatingSeries } from './series/newSeries';

/** Wrappers around the generated operations on slots. */
export const planningHandlers: Readonly<Record<string, HandlerWrap>> = { 'creneaux.create': creatingSeries };
