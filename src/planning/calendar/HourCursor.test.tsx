import { screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage } from '../../../test/support/renderPage';
import { windowOfWidth } from '../../../test/support/window';
import { schemas } from '../../portal/declared';
import { createRegistry } from '../../resources/registry/registry';
import HourCursor from './HourCursor';

const DAY = 86_400_000;
beforeEach(() => windowOfWidth(1440));

const MONDAY = Date.parse('2026-11-30') / DAY;

it('the keyboard walks among empty hours, and creates a slot where it stands', async () => {
  const onDraw = vi.fn();
  function Grid() {
    const root = useRef<HTMLDivElement>(null);
    return (
      <div ref={root}>
        <div className="rbc-time-content">
          <div className="rbc-day-slot" data-testid="monday" />
          <div className="rbc-day-slot" data-testid="tuesday" />
        </div>
        <HourCursor
          root={root}
          span={{ first: MONDAY, last: MONDAY + 1 }}
          today={MONDAY}
          label="Nouveau créneau"
          onDraw={onDraw}
          say={() => undefined}
        />
      </div>
    );
  }
  const { user } = renderPage({ page: <Grid />, registry: createRegistry(schemas), tables: {}, rights: [] });
  const cursor = () => screen.findByRole('button', { name: /^Nouveau créneau/ });
  expect(screen.getByTestId('monday')).toContainElement(await cursor());
  (await cursor()).focus();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByTestId('tuesday')).toContainElement(await cursor());
  expect(await cursor()).toHaveFocus();
  expect(await cursor()).toHaveAccessibleName(/mardi 1er décembre.*09:30/i);
  await user.keyboard('{Enter}n');
  expect(onDraw.mock.calls).toEqual([[(MONDAY + 1) * DAY + 9.5 * 3_600_000], [(MONDAY + 1) * DAY + 9.5 * 3_600_000]]);
});
