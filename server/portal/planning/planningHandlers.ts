import type { HandlerWrap } from '../../http/resources/declaredRoutes';
import { creatingSeries } from './series/newSeries';

export const planningHandlers: Readonly<Record<string, HandlerWrap>> = { 'creneaux.create': creatingSeries };
