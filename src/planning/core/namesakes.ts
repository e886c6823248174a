import { foldText } from '../../resources/common/foldText';
import type { PlanPerson } from './slot';

/** Groups of people who have the same name, accents and case aside. */
export function namesakes<One extends Pick<PlanPerson, 'name'>>(people: readonly One[]): readonly (readonly One[])[] {
  const byName = new Map<string, One[]>();
  for (const person of people) {
    const key = foldText(person.name);
    const group = byName.get(key);
    if (group) group.push(person);
    else byName.set(key, [person]);
  }
  return [...byName.values()].filter((group) => group.length > 1);
}

/** Numbers people whom the API does not distinguish from others of the same name. */
export function withNumbers(people: readonly PlanPerson[], numberOf: (id: number) => string): readonly PlanPerson[] {
  const alike = new Set(namesakes(people).flat());
  if (alike.size === 0) return people;
  return people.map((person) =>
    alike.has(person) && !person.distinction ? { ...person, distinction: numberOf(person.id) } : person,
  );
}
