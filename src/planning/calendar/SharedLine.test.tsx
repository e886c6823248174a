import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { PlanSlot } from '../model/plan';
import { SharedLine } from './SharedLine';

it('one line stands for many people, and opens to show the line of each', async () => {
  const slots = [1, 2].map((id) => ({ id, title: 'Réunion', colour: '#ef6c00', isWork: true }) as PlanSlot);
  render(
    <ul>
      <SharedLine slots={slots} time="09:00 – 10:30">
        <li>Benali Gaël</li>
      </SharedLine>
    </ul>,
  );
  const line = screen.getByRole('button', { name: /Réunion/, expanded: false });
  expect(screen.queryByText('Benali Gaël')).not.toBeInTheDocument();
  await userEvent.click(line);
  expect(line).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Benali Gaël')).toBeVisible();
});
