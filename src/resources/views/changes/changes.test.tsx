import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import { accessibilityFaults } from '../../../../test/support/accessibility';
import { Sites, Visites } from '../../../../test/support/dialogSchemas';
import { renderChanges as show } from '../../../../test/support/renderChanges';
import type { ChangeCalls, ChangeReport, ChangeRequest, ChangeRowEntry, RowReport } from '../../changes/changes';
import { ChangePreview } from './ChangePreview';
import { useChangeRun } from './useChangeRun';
import { useUndoNotice } from './useUndoNotice';

const update = (id: number): ChangeRequest => ({ collection: 'Visites', action: 'update', id, values: { nom: 'B' } });
const changed = (index: number): RowReport => ({
  index,
  id: index + 1,
  status: 'changed',
  before: { nom: `Avant ${index + 1}` },
  after: { nom: `Après ${index + 1}` },
});

describe('the preview of a change set', () => {
  const rows: readonly RowReport[] = [
    changed(0),
    { index: 1, status: 'created', after: { nom: 'Neuve', societeId: 1, debut: '2026-03-01' } },
    { index: 2, id: 3, status: 'deleted', before: { nom: 'Vieille' } },
    { index: 3, id: 4, status: 'unchanged' },
    { index: 4, id: 5, status: 'refused', reason: 'invalid', issues: { nom: [{ code: 'required' }] } },
    { index: 5, id: 6, status: 'refused', reason: 'stale', message: 'Modifiée par Inès.' },
  ];
  const changes = rows.map(({ id = 0, status }): ChangeRequest =>
    status === 'created' ? { collection: 'Visites', action: 'create' } : update(id),
  );
  const tables = {
    Societes: [{ id: 1, nom: 'Nord' }],
    Visites: [4, 5, 6].map((id) => ({ id, nom: `Visite ${id}` })),
  };

  it('shows each row by field, with names of references and errors', async () => {
    const user = show(<ChangePreview schema={Visites} report={{ applied: false, rows }} changes={changes} />, tables);
    const items = await screen.findAllByRole('listitem');
    // Refused ones first, because they ask for a decision.
    await waitFor(() => expect(items[0]).toHaveTextContent('Visite 5'));
    expect(items[0]).toHaveTextContent('Nom — Ce champ est obligatoire.');
    expect(items[1]).toHaveTextContent('Modifiée par Inès.');
    expect(items[2]).toHaveTextContent(/Nom\s*avant Avant 1\s*après Après 1/);
    await waitFor(() => expect(items[3]).toHaveTextContent(/Chez\s*Nord/));
    expect(items[4]).toHaveTextContent(/^VieilleÀ supprimer/);
    await user.click(screen.getByRole('button', { name: /^Refusés\s: 2$/ }));
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(screen.getByRole('button', { name: /^Refusés/, pressed: true })).toBeInTheDocument();
    expect(await accessibilityFaults(document.body)).toEqual([]);
  });

  it('says why a declaration refuses a nested record', async () => {
    const issue = { code: 'refusedWhen', args: { resource: Sites.name, field: 'ville', rule: 0 } };
    const refused: RowReport = { index: 0, status: 'refused', reason: 'invalid', issues: { ville: [issue] } };
    const values = { nom: 'Port', ville: 'Ys' };
    show(
      <ChangePreview
        schema={Sites}
        report={{ applied: false, rows: [refused] }}
        changes={[{ collection: 'Societes/1/sites', action: 'create', values }]}
      />,
    );
    expect(await screen.findByText(/Cette ville est engloutie\./)).toBeInTheDocument();
  });

  it('renders only the visible rows of ten thousand', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => changed(index));
    const asked = many.map(({ id = 0 }) => update(id));
    show(<ChangePreview schema={Visites} report={{ applied: false, rows: many }} changes={asked} />);
    expect(await screen.findByText('Après 1')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '10000');
    const box = screen.getByRole('region', { name: 'Lignes de l’aperçu' });
    fireEvent.scroll(box, { target: { scrollTop: 10_000 * 75 } });
    expect(await screen.findByText('Après 10000')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
  });
});

function Runner({ changes }: { readonly changes: readonly ChangeRequest[] }) {
  const { state, preview, apply, cancel } = useChangeRun();
  return (
    <>
      <output aria-label="état">{state.phase}</output>
      <button onClick={() => void preview(changes, { origin: 'grid' })}>prévoir</button>
      <button onClick={() => void apply(changes, { origin: 'grid' })}>appliquer</button>
      <button onClick={cancel}>arrêter</button>
    </>
  );
}

describe('running a change set', () => {
  const changes = [update(1)];
  const button = (name: string) => screen.getByRole('button', { name });
  const phase = (expected: string) => waitFor(() => expect(screen.getByLabelText('état')).toHaveTextContent(expected));

  it('goes through its phases, and is retried under the same key', async () => {
    const lost = new HttpError('data.errors.network', 0, {});
    const applyChanges = vi.fn<ChangeCalls['applyChanges']>();
    applyChanges.mockRejectedValueOnce(lost).mockResolvedValue({ applied: true, id: 1, rows: [changed(0)] });
    const user = show(<Runner changes={changes} />, { Visites: [{ id: 1, nom: 'A' }] }, { applyChanges });
    await user.click(button('prévoir'));
    await phase('previewed');
    await user.click(button('appliquer'));
    await phase('failed');
    await user.click(button('appliquer'));
    await phase('applied');
    await user.click(button('appliquer'));
    await phase('applied');
    const keys = applyChanges.mock.calls.map(([, { key }]) => key);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  it('can be cancelled', async () => {
    const previewChanges: ChangeCalls['previewChanges'] = (_, { signal }) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
    const user = show(<Runner changes={changes} />, {}, { previewChanges });
    await user.click(button('prévoir'));
    await phase('previewing');
    await user.click(button('arrêter'));
    await phase('idle');
  });
});

function Teller({ report }: { readonly report: ChangeReport }) {
  const { tell } = useUndoNotice();
  return <button onClick={() => tell(report)}>dire</button>;
}

describe('undoing a change set', () => {
  const report: ChangeReport = { applied: true, id: 7, rows: [changed(0), changed(1), changed(2)] };
  const log = () => screen.getByRole('log');
  const tell = async (calls: Partial<ChangeCalls>, told = report) => {
    const user = show(<Teller report={told} />, {}, calls);
    await act(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: 'dire' }));
    return user;
  };

  it('says what was done, reverts it, and brings it back', async () => {
    const revertChanges = vi.fn<ChangeCalls['revertChanges']>().mockResolvedValue({ ...report, id: 8 });
    const user = await tell({ revertChanges });
    expect(log()).toHaveTextContent('3 modifications');
    await user.click(await within(log()).findByRole('button', { name: 'Annuler' }));
    expect(revertChanges).toHaveBeenCalledExactlyOnceWith(7, { mode: 'all' });
    await waitFor(() => expect(log()).toHaveTextContent('Annulé : tout est comme avant.'));
    await user.click(within(log()).getByRole('button', { name: 'Rétablir' }));
    expect(revertChanges).toHaveBeenLastCalledWith(8, { mode: 'all' });
    await waitFor(() => expect(log()).toHaveTextContent('Rétabli : les modifications sont de nouveau enregistrées.'));
    expect(within(log()).getAllByRole('button', { name: 'Annuler' })).toHaveLength(2);
  });

  it('lists later changes, and reverts the rest only on request', async () => {
    const stale: RowReport = { index: 1, id: 2, status: 'refused', reason: 'stale', message: 'Modifiée par Inès.' };
    const conflicting: ChangeReport = { applied: false, rows: [changed(0), stale, changed(2)] };
    const revertChanges = vi.fn<ChangeCalls['revertChanges']>();
    revertChanges.mockResolvedValueOnce(conflicting).mockResolvedValue({ ...conflicting, applied: true, id: 8 });
    const written: ChangeRowEntry = {
      changeSet: 7,
      ordinal: 1,
      at: '2026-03-01T08:00:00Z',
      authorName: 'Zoé',
      origin: 'grid',
      resource: 'Visites',
      collection: 'Visites',
      id: 2,
      action: 'update',
      version: 2,
      after: { nom: 'Visite du nord' },
    };
    const changeRows = vi.fn<ChangeCalls['changeRows']>().mockResolvedValue({ items: [written], totalCount: 3 });
    const user = await tell({ revertChanges, changeRows });
    await user.click(await within(log()).findByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(log()).toHaveTextContent('Visite du nord — Modifiée par Inès.'));
    expect(changeRows).toHaveBeenCalledWith(7, expect.objectContaining({ page: 2, pageSize: 1 }));
    expect(log()).toHaveTextContent(/rien n’a été annulé/);
    await user.click(within(log()).getByRole('button', { name: 'Annuler les autres (2)' }));
    expect(revertChanges).toHaveBeenLastCalledWith(7, { mode: 'good' });
    await waitFor(() => expect(log()).toHaveTextContent(/changes.undo.partly/));
  });

  it('is not offered without a history', async () => {
    await tell({}, { applied: true, rows: report.rows });
    await waitFor(() => expect(log()).toHaveTextContent('3 modifications'));
    expect(within(log()).queryByRole('button')).not.toBeInTheDocument();
  });
});
