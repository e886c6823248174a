import { frame } from './frame';
import { plan } from './plan';
import { records } from './records';

/** The faults that a day of use found, put back one at a time. */
export const dayOfUse = [...records, ...plan, ...frame];
