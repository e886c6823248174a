import { act, render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'ra-core';
import { beforeEach, expect, it, vi } from 'vitest';
import { windowOfWidth } from '../../test/support/window';
import { ScrollToTop, type ScrollToTopProps } from './ScrollToTop';

const scrollTo = (y: number) =>
  act(() => {
    vi.stubGlobal('scrollY', y);
    window.dispatchEvent(new Event('scroll'));
  });
const open = (place: ScrollToTopProps['place']) =>
  render(
    <CoreAdminContext>
      <ScrollToTop place={place} />
    </CoreAdminContext>,
  );
const isShown = () => screen.queryByRole('button') !== null;

beforeEach(() => {
  windowOfWidth(1440);
  vi.stubGlobal('scrollY', 0);
});

it('appears in the app bar after 250 pixels', () => {
  open('bar');
  scrollTo(250);
  expect(isShown()).toBe(false);
  scrollTo(251);
  expect(isShown()).toBe(true);
  scrollTo(10);
  expect(isShown()).toBe(false);
});

it('covers rows in the corner only while one scrolls back', () => {
  open('corner');
  scrollTo(900);
  expect(isShown()).toBe(false);
  scrollTo(800);
  expect(isShown()).toBe(true);
  scrollTo(820);
  expect(isShown()).toBe(false);
});
