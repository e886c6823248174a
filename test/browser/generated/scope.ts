import { scopeOf } from '../../support/cover/scope';
import { onePerShape, openable } from './resources';

export const [lists, forms] = await Promise.all([scopeOf(openable, 'lists'), scopeOf(openable, 'forms')]);

export const full = openable.filter((schema) => lists.full.includes(schema) || forms.full.includes(schema));

/** One of each shape among the others, which is only opened. */
export const opened = onePerShape(openable.filter((schema) => !full.includes(schema)));
