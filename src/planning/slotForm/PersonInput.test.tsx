import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'ra-core';
import { expect, it, vi } from 'vitest';
import { renderAround, schemaWith } from '../../../test/support/renderField';
import { reference } from '../../resources/fields/reference/kind';
import { PersonInput } from './PersonInput';

const PEOPLE = [
  { id: 1, name: 'Benali Gaël' },
  { id: 2, name: 'Benali Yannick' },
  { id: 3, name: 'Lefèvre Julien' },
];

function openForm() {
  const spec = reference({ label: ['Salarié', 'Employee', 'Person', 'Pessoa'], resource: 'Domaines' });
  const schema = schemaWith(spec);
  const onSubmit = vi.fn();
  renderAround(
    schema,
    <Form onSubmit={onSubmit} record={{ id: 9, champ: null }} noValidate>
      <PersonInput schema={schema} source="champ" path={['champ']} spec={spec} people={PEOPLE} />
      <button type="submit">OK</button>
    </Form>,
  );
  const user = userEvent.setup();
  const save = async () => {
    await user.click(screen.getByText('OK'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls[0]?.[0] as { champ: number | null };
  };
  return { user, box: screen.getByRole('combobox'), save };
}

it('Enter takes the first person of the typed letters', async () => {
  const { user, box, save } = openForm();
  await user.type(box, 'benali{Enter}');
  expect(box).toHaveValue('Benali Gaël');
  expect(await save()).toMatchObject({ champ: 1 });
});

it('leaving takes the only person of the typed letters', async () => {
  const { user, box, save } = openForm();
  await user.type(box, 'benali y');
  await user.tab();
  expect(box).toHaveValue('Benali Yannick');
  expect(await save()).toMatchObject({ champ: 2 });
});

it('letters of several people or of nobody are not lost silently', async () => {
  const { user, box } = openForm();
  await user.type(box, 'benali');
  await user.tab();
  expect(screen.getByText(/«.benali.» n’a pas été retenu/)).toBeInTheDocument();
  await user.type(box, 'lef');
  expect(screen.queryByText(/n’a pas été retenu/)).not.toBeInTheDocument();
});
