import { expect, it } from 'vitest';
import { DemandesModifications } from './demandesModifications';
import { DemandesModificationsPlannings } from './planningSalaries';
import { planningRoutes } from './routes/planning';
import { staffRoutes } from './routes/staff';

it('requests are called the same in the history and rights as on their page and in the menu', () => {
  const titles = [...planningRoutes, ...staffRoutes].map(({ title }) => title);
  expect(titles).toContainEqual(DemandesModificationsPlannings.label.many);
  expect(titles).toContainEqual(DemandesModifications.label.many);
});
