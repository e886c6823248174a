import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { renderScreens } from '../../../../test/support/renderScreens';
import { screenRegistry } from '../../../../test/support/screenSchemas';
import type { AnyRecord } from '../../language/resourceSchema';

const AUDIT: AnyRecord = {
  id: 2,
  libelle: 'Audit',
  code: 'AUD',
  ordre: 1,
  actif: true,
  note: 'Ancien',
  origine: 'import',
};

const open = (at: string, options: Partial<Parameters<typeof renderScreens>[0]> = {}) =>
  renderScreens({ registry: screenRegistry, tables: { Services: [AUDIT] }, at, ...options });

const CREATE = '/services/creation';
const EDIT = '/services/modification/2';

const field = (name: RegExp) => screen.findByRole('textbox', { name });
/** Appends text. Pastes it, because each typed letter would render the form. */
async function write(user: UserEvent, name: RegExp, text: string) {
  await user.click(await field(name));
  await user.paste(text);
}
const save = () => screen.getByRole('button', { name: 'Enregistrer' });
const refusedCode = new HttpError('La saisie est refusée', 400, {
  problem: { title: 'La saisie est refusée', status: 400, errors: { Code: ['Ce code est déjà pris'] } },
});

/** The response to an update of an old version. */
const stale = (method: string) =>
  method === 'update' ? new HttpError('Version périmée', 412, { problem: { status: 412 } }) : undefined;

/** The same for the first update only: the next one has the current version. */
function staleOnce() {
  let isFirst = true;
  return (method: string) => {
    const refused = isFirst ? stale(method) : undefined;
    if (refused) isFirst = false;
    return refused;
  };
}

beforeEach(() => localStorage.clear());

it('leads back to the record and to its list by the path', async () => {
  open(EDIT);
  const trail = await screen.findByRole('navigation', { name: 'Fil d’Ariane' });
  expect(within(trail).getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/services');
  expect(await within(trail).findByRole('link', { name: 'Audit' })).toHaveAttribute('href', '/services/details/2');
  expect(within(trail).getByText('Modifier')).toHaveAttribute('aria-current', 'page');
});

it("opens with the stored record, not with the previous page's", async () => {
  const { user, tables } = open('/services/details/2');
  await screen.findByText('Ancien');
  tables.Services = [{ ...AUDIT, note: 'Neuf' }];
  await user.click(screen.getByRole('link', { name: 'Modifier' }));
  await waitFor(async () => expect(await field(/Note/)).toHaveValue('Neuf'));
});

describe('creating a record', () => {
  it('starts with declared values and focus in the first field, saves, notifies and shows the record', async () => {
    const { user, tables, address, container } = open(CREATE);
    expect(await field(/Libellé/)).toHaveFocus();
    expect(await field(/Ordre/)).toHaveValue('0');
    expect(await accessibilityFaults(container)).toEqual([]);
    await write(user, /Libellé/, 'Écoute');
    await write(user, /Code/, 'ECO');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/services/details/3'));
    expect(tables.Services?.[1]).toEqual({ id: 3, libelle: 'Écoute', code: 'ECO', ordre: 0, actif: true });
    expect(screen.getByLabelText('messages')).toHaveTextContent('screens.form.saved Écoute');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('sends nothing while a field is invalid, and focuses the first one', async () => {
    const { user, calls } = open(CREATE);
    await write(user, /Code/, 'TROP LONG POUR UN CODE');
    await user.click(save());
    await waitFor(() => expect(screen.getByText('2 champs sont à corriger.')).toBeInTheDocument());
    await waitFor(async () => expect(await field(/Libellé/)).toHaveFocus());
    expect(calls.filter(({ method }) => method === 'create')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Aller au champ «\u00a0Libellé\u00a0»' }));
    expect(await field(/Libellé/)).toHaveFocus();
  });

  it('says what is wrong with a text when its field is left, but not what is still empty', async () => {
    const { user } = open(CREATE);
    await write(user, /Code/, 'TROP LONG POUR UN CODE');
    await user.click(await field(/Libellé/));
    await user.tab();
    await waitFor(async () => expect(await field(/Code/)).toBeInvalid());
    expect(await field(/Libellé/)).toBeValid();
  });

  it('shows an API error at its field, and saves once it is corrected', async () => {
    const { user, refuse, address } = open(CREATE);
    refuse((method) => (method === 'create' ? refusedCode : undefined));
    await write(user, /Libellé/, 'Écoute');
    await write(user, /Code/, 'AUD');
    await user.click(save());
    const code = await field(/Code/);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Ce code est déjà pris/));
    expect(code).toBeInvalid();
    await waitFor(() => expect(code).toHaveFocus());
    expect(code).toHaveValue('AUD');
    refuse(undefined);
    await user.type(code, '2');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/services/details/3'));
  });

  it('shows an error without a field', async () => {
    const { user, refuse } = open(CREATE);
    refuse((method) =>
      method === 'create'
        ? new HttpError('Trop de services', 409, { problem: { detail: 'Trop de services', status: 409 } })
        : undefined,
    );
    await write(user, /Libellé/, 'Écoute');
    await write(user, /Code/, 'ECO');
    await user.click(save());
    expect(await screen.findByText('Trop de services')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  });

  it('starts another record after saving', async () => {
    const { user, tables, address } = open(CREATE);
    await write(user, /Libellé/, 'Écoute');
    await write(user, /Code/, 'ECO');
    await user.click(screen.getByRole('button', { name: 'Enregistrer et en créer d’autres' }));
    await waitFor(async () => expect(await field(/Libellé/)).toHaveValue(''));
    expect(tables.Services).toHaveLength(2);
    expect(address()).toBe(CREATE);
    expect(await field(/Libellé/)).toHaveFocus();
  });

  it.each(['Control', 'Meta'])('saves with %s+S', async (key) => {
    const { user, tables } = open(CREATE);
    await write(user, /Libellé/, 'Écoute');
    await write(user, /Code/, 'ECO');
    await user.keyboard(`{${key}>}s{/${key}}`);
    await waitFor(() => expect(tables.Services).toHaveLength(2));
  });

  it('sends once, however often it is submitted', async () => {
    const { user, calls, address } = open(CREATE);
    await write(user, /Libellé/, 'Écoute');
    await write(user, /Code/, 'ECO');
    fireEvent.click(save());
    fireEvent.click(save());
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(address()).toBe('/services/details/3'));
    expect(calls.filter(({ method }) => method === 'create')).toHaveLength(1);
  });

  it('is closed without the right, and absent if the API cannot create', async () => {
    const denied = open(CREATE, { denied: ['create Services'] });
    await waitFor(() => expect(denied.address()).toBe('/pages/miscellaneous/not-authorized'));
    denied.unmount();
    const lacking = open('/domaines/creation', { extensions: [] });
    await waitFor(() => expect(lacking.address()).toBe('/error-404'));
  });
});

describe('changing a record', () => {
  it('sends the differences, null for cleared fields, and shows fields that the API sets', async () => {
    const { user, calls, address } = open(EDIT);
    expect(await screen.findByText('import')).toBeInTheDocument();
    await user.clear(await field(/Note/));
    await write(user, /Libellé/, ' interne');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/services/details/2'));
    const update = calls.find(({ method }) => method === 'update');
    expect(update?.params.data).toEqual({ libelle: 'Audit interne', note: null });
    expect(update?.params.previousData).toEqual(AUDIT);
  });

  it("shows the response's message, with the declaration's text", async () => {
    const { user } = open(EDIT, { tables: { Services: [{ ...AUDIT, courriel: 'failed' }] } });
    await write(user, /Note/, ' !');
    await user.click(save());
    await waitFor(() =>
      expect(screen.getByLabelText('messages')).toHaveTextContent('resources.Services.savedMessages.courriel.failed'),
    );
  });

  it('sends nothing without a difference', async () => {
    const { user, calls, address } = open(EDIT);
    await field(/Libellé/);
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/services/details/2'));
    expect(calls.some(({ method }) => method === 'update')).toBe(false);
    expect(screen.getByLabelText('messages')).toHaveTextContent('screens.form.nothingChanged');
  });

  it("merges another person's changes of other fields, saves again and says so", async () => {
    const { user, refuse, tables, calls, address } = open(EDIT);
    await write(user, /Libellé/, ' interne');
    const theirs = { ...AUDIT, note: 'Nouveau', ordre: 4 };
    tables.Services = [theirs];
    refuse(staleOnce());
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/services/details/2'));
    expect(tables.Services).toEqual([{ ...theirs, libelle: 'Audit interne' }]);
    const updates = calls.filter(({ method }) => method === 'update');
    expect(updates).toHaveLength(2);
    expect(updates[1]?.params.data).toEqual({ libelle: 'Audit interne' });
    expect(updates[1]?.params.previousData).toEqual(theirs);
    expect(screen.getByLabelText('messages')).toHaveTextContent('history.conflict.taken une autre personne');
  });

  it('keeps merged changes if saving again is refused, and saves from there', async () => {
    const { user, refuse, tables, address } = open(EDIT);
    await write(user, /Code/, '2');
    tables.Services = [{ ...AUDIT, note: 'Nouveau', ordre: 4 }];
    const stale = staleOnce();
    refuse((method) => stale(method) ?? (method === 'update' ? refusedCode : undefined));
    await user.click(save());
    await waitFor(async () => expect(await field(/Code/)).toHaveAccessibleDescription(/Ce code est déjà pris/));
    expect(await field(/Note/)).toHaveValue('Nouveau');
    expect(await field(/Ordre/)).toHaveValue('4');
    expect(screen.getByText(/Ses modifications sont reprises dans le formulaire/)).toHaveTextContent('Ordre, Note');
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    refuse(undefined);
    await write(user, /Code/, '3');
    await user.click(save());
    await waitFor(() => expect(address()).toBe('/services/details/2'));
    expect(tables.Services).toEqual([{ ...AUDIT, code: 'AUD23', note: 'Nouveau', ordre: 4 }]);
  });

  it('shows three values if both changed a field, and saves the chosen one with the keyboard', async () => {
    const { user, refuse, tables, calls, address, provider } = open(EDIT);
    const rows = [
      {
        authorName: 'Luc Petit',
        before: { libelle: 'Audit', note: 'Ancien' },
        after: { libelle: 'Externe', note: 'N' },
      },
    ];
    Object.assign(provider, { recordHistory: () => Promise.resolve({ items: rows, totalCount: 1 }) });
    await write(user, /Libellé/, ' interne');
    await user.clear(await field(/Code/));
    await write(user, /Code/, 'INT');
    const theirs = { ...AUDIT, libelle: 'Externe', code: 'EXT', note: 'Nouveau' };
    tables.Services = [theirs];
    refuse(staleOnce());
    await user.keyboard('{Control>}s{/Control}');
    const dialog = await screen.findByRole('dialog', { name: /^Modifiée en même temps/ });
    expect(dialog).toHaveAccessibleDescription(/^Luc Petit a enregistré cette fiche/);
    const name = within(dialog).getByRole('region', { name: 'Libellé' });
    expect(within(name).getByRole('radio', { name: 'Votre saisie' })).toHaveAccessibleDescription('Audit interne');
    expect(within(name).getByRole('radio', { name: 'Saisie par Luc Petit' })).toHaveAccessibleDescription('Externe');
    expect(within(name).getByText('Audit')).toBeInTheDocument();
    expect(within(dialog).queryByRole('region', { name: 'Note' })).not.toBeInTheDocument();
    expect(within(dialog).getByText('Repris sans conflit : Note.')).toBeInTheDocument();
    expect(await accessibilityFaults(dialog)).toEqual([]);
    await waitFor(() => expect(within(name).getByRole('radio', { name: 'Votre saisie' })).toHaveFocus());
    await user.keyboard('{ArrowDown}{Tab}{Enter}');
    await waitFor(() => expect(address()).toBe('/services/details/2'));
    expect(calls.findLast(({ method }) => method === 'update')?.params.data).toEqual({ code: 'INT' });
    expect(tables.Services).toEqual([{ ...theirs, code: 'INT' }]);
    expect(screen.getByLabelText('messages')).toHaveTextContent('history.conflict.taken Luc Petit');
  });

  it('keeps the input without saving if the comparison is cancelled', async () => {
    const { user, refuse, tables } = open(EDIT);
    await write(user, /Libellé/, ' interne');
    const theirs = { ...AUDIT, libelle: 'Externe' };
    tables.Services = [theirs];
    refuse(stale);
    await user.click(save());
    await user.click(await screen.findByRole('button', { name: 'Revenir à la saisie' }));
    expect(await screen.findByText(/Rien n’a été enregistré et votre saisie est gardée/)).toBeInTheDocument();
    expect(await field(/Libellé/)).toHaveValue('Audit interne');
    expect(tables.Services).toEqual([theirs]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // Saving again compares with what is stored by then.
    await user.click(save());
    expect(await screen.findByRole('radio', { name: 'La sienne' })).toHaveAccessibleDescription('Externe');
  });

  it('keeps the input if reading again fails', async () => {
    const { user, refuse } = open(EDIT);
    await write(user, /Libellé/, ' interne');
    refuse((method) => stale(method) ?? new HttpError('Indisponible', 503, {}));
    await user.click(save());
    expect(await screen.findByText('Indisponible')).toBeInTheDocument();
    expect(await field(/Libellé/)).toHaveValue('Audit interne');
  });

  it('reports an unknown record', async () => {
    open('/services/modification/99');
    expect((await screen.findAllByText('Fiche introuvable'))[0]).toBeInTheDocument();
  });
});
