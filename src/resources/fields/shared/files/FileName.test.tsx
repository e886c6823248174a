import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { endOfName, FileName } from './FileName';

it('a long name keeps its end and its extension in sight; the text is whole', () => {
  const kept = (name: string) => name.slice(endOfName(name));
  expect(kept('contrat-adhesion-2026.pdf')).toBe('2026.pdf');
  expect(kept('contrat.pdf')).toBe('');
  expect(kept('sans extension, mais avec 2026')).toBe('2026');
  const { container } = render(<FileName name="contrat-adhesion-2026.pdf" />);
  expect(container).toHaveTextContent(/^contrat-adhesion-2026\.pdf$/);
});
