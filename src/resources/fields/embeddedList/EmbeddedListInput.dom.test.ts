import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderInput } from '../../../../test/support/renderField';
import { text } from '../text/kind';
import { embeddedList } from './kind';

const spec = embeddedList({
  label: ['Interventions', 'Interventions', 'Einsätze', 'Intervenções'],
  fields: { theme: text({ label: ['Thème', 'Theme', 'Thema', 'Tema'], required: true }) },
  minItems: 2,
  maxItems: 3,
});

const rows = (...themes: readonly string[]) => themes.map((theme) => ({ theme }));
const button = (name: string) => screen.getByRole('button', { name });
const themes = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Thème' }).map(({ value }) => value);

function open(value: unknown, onSubmit: (values: unknown) => unknown = vi.fn()) {
  renderInput(spec, { onSubmit, value });
  return userEvent.setup();
}

describe('the rows of an embedded list', () => {
  it('move with the keyboard, and keep the focus', async () => {
    const onSubmit = vi.fn();
    const user = open(rows('Sommeil', 'Stress', 'Bruit'), onSubmit);
    button('Descendre la ligne 1').focus();
    await user.keyboard('{Enter}');
    expect(themes()).toEqual(['Stress', 'Sommeil', 'Bruit']);
    expect(button('Descendre la ligne 2')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(themes()).toEqual(['Stress', 'Bruit', 'Sommeil']);
    // The last row cannot move down, so the focus goes to its other button.
    expect(button('Monter la ligne 3')).toHaveFocus();
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: rows('Stress', 'Bruit', 'Sommeil') }));
  });

  it('are removed, and the focus moves to the next one or to the add button', async () => {
    const user = open(rows('Sommeil', 'Stress'));
    await user.click(button('Retirer la ligne 1'));
    expect(themes()).toEqual(['Stress']);
    expect(button('Retirer la ligne 1')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button('Ajouter une ligne')).toHaveFocus();
  });

  it('are added with the focus in the first field, up to the maximum', async () => {
    const user = open(rows('Sommeil', 'Stress'));
    await user.click(button('Ajouter une ligne'));
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Thème' })[2]).toHaveFocus());
    expect(button('Ajouter une ligne')).toBeDisabled();
  });

  it('are duplicated below the original, with the focus in the copy, up to the maximum', async () => {
    const user = open(rows('Sommeil', 'Stress'));
    button('Dupliquer la ligne 1').focus();
    await user.keyboard('{Enter}');
    expect(themes()).toEqual(['Sommeil', 'Sommeil', 'Stress']);
    await waitFor(() => expect(screen.getAllByRole('textbox', { name: 'Thème' })[1]).toHaveFocus());
    await user.keyboard(' léger');
    expect(themes()).toEqual(['Sommeil', 'Sommeil léger', 'Stress']);
    expect(button('Dupliquer la ligne 1')).toBeDisabled();
  });

  it('are refused singly, and as a whole', async () => {
    const onSubmit = vi.fn();
    const user = open(rows(''), onSubmit);
    await user.click(button('Enregistrer'));
    expect(await screen.findByText('Ce champ est obligatoire.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Thème' }), 'Sommeil');
    await user.click(button('Enregistrer'));
    expect(await screen.findByText('Choisissez au moins 2 éléments.')).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("show an API error at the row's field, and can be sent again", async () => {
    const onSubmit = vi
      .fn<(values: unknown) => unknown>()
      .mockReturnValueOnce({ champ: { 1: { theme: 'Ce thème est fermé' } } });
    const user = open(rows('Sommeil', 'Stress'), onSubmit);
    await user.click(button('Enregistrer'));
    const second = screen.getAllByRole('textbox', { name: 'Thème' })[1];
    await waitFor(() => expect(second).toHaveAccessibleDescription('Ce thème est fermé'));
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });
});
