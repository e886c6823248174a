import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PlanSkeleton } from './PlanSkeleton';

afterEach(() => vi.restoreAllMocks());

it('of the team has the head and the rows of its grid', () => {
  const { container, rerender } = render(<PlanSkeleton isTeam />);
  expect(container.querySelector('[data-team-skeleton]')).not.toBeNull();
  rerender(<PlanSkeleton />);
  expect(container.querySelector('[data-team-skeleton]')).toBeNull();
});

it('loads with a network, and says that there is none without one', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { rerender } = render(<PlanSkeleton />);
  expect(screen.getByRole('status', { name: 'screens.page.loading' })).toBeInTheDocument();
  onLine.mockReturnValue(false);
  rerender(<PlanSkeleton />);
  expect(screen.getByRole('status')).toHaveTextContent('screens.page.offline');
});
