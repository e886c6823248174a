import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AddressText } from './AddressText';

it('an address wraps between words, and is copied unbroken', () => {
  const address = 'Entreprises/{entrepriseId}/AccesPlateforme';
  const { container } = render(<AddressText address={address} />);
  expect(container.textContent).toBe(address);
  expect(container.innerHTML.split('<wbr>').map((part) => part.replace(/<\/?code>/g, ''))).toEqual([
    'Entreprises/',
    '{entreprise',
    'Id}/',
    'Acces',
    'Plateforme',
  ]);
});
