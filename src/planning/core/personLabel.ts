import type { PlanPerson } from './slot';

/** A person's name, with what tells them from others of the same name. */
export const personLabel = ({ name, distinction }: Pick<PlanPerson, 'name' | 'distinction'>): string =>
  distinction ? `${name} (${distinction})` : name;
