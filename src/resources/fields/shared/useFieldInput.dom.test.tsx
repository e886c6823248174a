import { render, screen } from '@testing-library/react';
import { CoreAdminContext, Form } from 'ra-core';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { Equipes } from '../../schemas/equipes';
import { useFieldInput } from './useFieldInput';

const spec = Equipes.fields.libelle;

/** Takes the focus as a menu that closes gives it back, before the field's own effects. */
function Thief() {
  useLayoutEffect(() => {
    document.getElementById('other')?.focus();
  }, []);
  return null;
}

function Field() {
  const { value, onBlur } = useFieldInput({ schema: Equipes, spec, source: 'libelle', path: ['libelle'] });
  return (
    <div>
      <input autoFocus aria-label="Libellé" defaultValue={String(value ?? '')} onBlur={onBlur} />
      <Thief />
    </div>
  );
}

it('a field that loses the focus while it is first drawn makes no error', () => {
  const failed = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed);
  render(
    <CoreAdminContext>
      <button id="other" type="button">
        Autre
      </button>
      <Form>
        <Field />
      </Form>
    </CoreAdminContext>,
  );
  window.removeEventListener('error', failed);
  expect(screen.getByRole('button', { name: 'Autre' })).toHaveFocus();
  expect(failed).not.toHaveBeenCalled();
});
