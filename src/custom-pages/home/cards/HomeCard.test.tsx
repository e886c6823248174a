import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../../test/support/renderPage';
import { windowOfWidth } from '../../../../test/support/window';
import { schemas } from '../../../portal/declared';
import { createRegistry } from '../../../resources/registry/registry';
import { HomeCard } from './HomeCard';

const registry = createRegistry(schemas);

beforeEach(() => windowOfWidth(1440));

it('a card without content is absent, unless it says what to do first', async () => {
  const page = (
    <>
      <HomeCard name="incidents" to="/fiches-incident" isEmpty />
      <HomeCard name="recents" isEmpty isToldEmpty />
    </>
  );
  renderPage({ page, registry, tables: {}, rights: [], answers: () => null });
  expect(await screen.findByText(/épinglez celles que vous voulez garder/)).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Épinglés et récents']);
});
