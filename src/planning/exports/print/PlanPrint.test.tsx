import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPlanExports } from '../../../../test/support/renderPlanExports';
import { windowOfWidth } from '../../../../test/support/window';
import { dayIndexOfText } from '../../../resources/fields/shared/zone';
import { NO_FILTERS, type View } from '../../page/urlState';
import { person, planOf, slot } from '../../timeline/testing/samplePlan';
import { PlanPrint } from './PlanPrint';

const MONDAY = dayIndexOfText('2026-11-02');
const NOBODY = { team: new Map([[7, 'Artois']]), structure: new Map(), agency: new Map() };
const PEOPLE = Array.from({ length: 200 }, (_, index) => person(index + 1, `Personne ${index + 1}`));
const SLOTS = [
  slot(1, 1, '2026-11-02 09:00', '2026-11-02 12:00', { title: 'Scierie du Nord' }),
  slot(2, 200, '2026-11-03 22:00', '2026-11-04 06:00', { title: 'Verrerie', etat: 'Annule' }),
  // In the month, but on none of the days shown.
  slot(3, 2, '2026-11-20 09:00', '2026-11-20 12:00', { title: 'Plus tard' }),
];

beforeEach(() => windowOfWidth(1440));

function print(view: View, isComplete = true) {
  const plan = planOf(PEOPLE, SLOTS);
  const place = { view, zoom: 'week', day: MONDAY, grouping: 'none', simulationId: undefined } as const;
  renderPlanExports({
    page: (
      <PlanPrint
        place={{ ...place, filters: { ...NO_FILTERS, text: 'nord' } }}
        span={{ first: MONDAY, last: MONDAY + 6 }}
        plan={plan}
        names={new Map(PEOPLE.map(({ id, name }) => [id, name]))}
        teams={[]}
        companies={new Map()}
        groupNames={NOBODY}
        isComplete={isComplete}
      />
    ),
  });
  expect(screen.queryByRole('table')).toBeNull();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  return screen.getByRole('table');
}

it('the print contains everyone with every slot of the visible days, and disappears afterwards', () => {
  const table = print('timeline');
  expect(within(table).getAllByRole('row')).toHaveLength(201);
  expect(within(table).getByRole('rowheader', { name: /^Personne 200/ })).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('2–8 nov. 2026');
  expect(screen.getByText(/Recherche\s: « nord ».*2 créneaux/)).toBeInTheDocument();
  expect(table).toHaveTextContent('09:00–12:00 Scierie du Nord');
  // A night shift covers two days; its cancellation, which the screen shows by striking it out, is printed as a word.
  expect(table).toHaveTextContent(/22:00 → Verrerie.*annulé.*→ 06:00 Verrerie/);
  expect(table).not.toHaveTextContent('Plus tard');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(screen.queryByRole('table')).toBeNull();
});

it.each(['month', 'workWeek', 'day', 'agenda'] as const)(
  'the print of the view %s names the person of each slot',
  (view) => {
    const table = print(view);
    expect(table).toHaveTextContent(/09:00–12:00\s?Personne 1/);
    expect(table).toHaveTextContent(/Personne 200/);
  },
);

it('the print says when it is incomplete', () => {
  print('year', false);
  expect(screen.getByText(/cette impression est incomplète/)).toBeInTheDocument();
});
