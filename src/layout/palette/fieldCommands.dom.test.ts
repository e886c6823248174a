import { afterEach, expect, it, vi } from 'vitest';
import { fieldCommands } from './fieldCommands';

afterEach(() => document.body.replaceChildren());

it('a field that has a pencil on the page is edited by its name, once', () => {
  const clicked = vi.fn();
  for (const [field, label] of [
    ['effectif', 'Modifier Effectif'],
    ['statut', 'Modifier Statut'],
    ['effectif', 'Modifier Effectif'],
  ] as const) {
    const place = document.createElement('div');
    place.dataset.field = field;
    const pencil = document.createElement('button');
    pencil.className = 'field-edit';
    pencil.setAttribute('aria-label', label);
    pencil.addEventListener('click', () => clicked(field));
    place.append(pencil);
    document.body.append(place);
  }
  const commands = fieldCommands();
  expect(commands.map(({ label }) => label)).toEqual(['Modifier Effectif', 'Modifier Statut']);
  const effect = commands[0]?.effect;
  if (effect?.kind === 'run') effect.run();
  expect(clicked.mock.calls).toEqual([['effectif']]);
});

it('without pencils, as without the right, nothing is offered', () => {
  expect(fieldCommands()).toEqual([]);
});
