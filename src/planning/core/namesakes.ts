import { namesakes } from '../../resources/records/namesakes';
import type { PlanPerson } from './slot';

/** Numbers people whom the API does not distinguish from others of the same name. */
export function withNumbers(people: readonly PlanPerson[], numberOf: (id: number) => string): readonly PlanPerson[] {
  const alike = new Set(namesakes(people).flat());
  if (alike.size === 0) return people;
  return people.map((person) =>
    alike.has(person) && !person.distinction ? { ...person, distinction: numberOf(person.id) } : person,
  );
}
