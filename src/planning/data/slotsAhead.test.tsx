import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../../test/support/renderPage';
import { windowOfWidth } from '../../../test/support/window';
import { schemas } from '../../portal/declared';
import { EXTENSIONS, type Extension } from '../../resources/protocol/extensions';
import { dayIndexOfText } from '../../resources/fields/shared/zone';
import { createRegistry } from '../../resources/registry/registry';
import { useSlots } from './useSlots';

const DAY = dayIndexOfText('2026-11-23');
const DAYS = { first: DAY, last: DAY };

function Plan() {
  const { isPending } = useSlots(DAYS, DAYS, undefined, true);
  return <p>{isPending ? 'en route' : 'lu'}</p>;
}

let searches: string[] = [];

beforeEach(() => {
  windowOfWidth(1440);
  searches = [];
});

afterEach(() => void Reflect.deleteProperty(navigator, 'connection'));

async function showOver(effectiveType: string, extensions: readonly Extension[] = EXTENSIONS): Promise<void> {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType } });
  const answers = (line: string) => {
    if (/ (planning\/creneaux|creneaux\/search)$/.test(line)) searches.push(line);
    return { items: [], totalCount: 0 };
  };
  renderPage({ page: <Plan />, registry: createRegistry(schemas), rights: [], tables: {}, answers, extensions });
  await screen.findByText('lu');
}

it('adjacent months are prefetched', async () => {
  await showOver('4g');
  await waitFor(() => expect(searches).toHaveLength(3));
});

it('nothing is prefetched on a slow network', async () => {
  await showOver('3g');
  expect(searches).toEqual(['GET planning/creneaux']);
});

it('an API without the reading of slots is searched', async () => {
  await showOver('3g', []);
  expect(searches).toEqual(['POST creneaux/search']);
});
