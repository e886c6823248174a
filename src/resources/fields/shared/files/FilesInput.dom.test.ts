import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { domainesProvider, renderCell, renderInput } from '../../../../../test/support/renderField';
import { fileKind } from '../../file/kind';
import { filesKind } from '../../files/kind';
import * as saving from './saveFile';

const file = fileKind.samples.spec;
const files = filesKind.samples.spec;
const [stored] = filesKind.samples.valid[0];

const pdf = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const zone = () =>
  screen.getByRole('button', { name: /Choisir un fichier|Ajouter des fichiers|Remplacer le fichier/ })
    .parentElement as HTMLElement;
const drop = (...dropped: readonly File[]) =>
  fireEvent.drop(zone(), { dataTransfer: { files: dropped, types: ['Files'] } });
const paste = (...files: readonly File[]) => fireEvent.paste(zone(), { clipboardData: { files } });
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

describe('the input of files', () => {
  it('shows in advance what it accepts', () => {
    renderInput(file, { onSubmit: vi.fn() });
    expect(screen.getByText(/PDF, textes, 1\sMo au plus/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Choisir un fichier/ })).toHaveAccessibleDescription(/1\sMo au plus/);
  });

  it('accepts dropped files beside stored ones, and returns both', async () => {
    const onSubmit = vi.fn();
    renderInput(files, { onSubmit, value: [stored] });
    drop(pdf('nouveau.pdf'));
    expect(rows()).toEqual([expect.stringContaining('Compte rendu.pdf'), expect.stringContaining('sera envoyé')]);
    await save();
    const added = { rawFile: expect.any(File) as File, name: 'nouveau.pdf', type: 'application/pdf', size: 10 };
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: [stored, added] }));
  });

  it('refuses a file that is too large or of a wrong type before sending', async () => {
    const onSubmit = vi.fn();
    renderInput(file, { onSubmit });
    drop(pdf('lourd.pdf', 1_048_577));
    // At once, without an attempt to save.
    expect(screen.getByRole('alert')).toHaveTextContent('Le fichier est trop volumineux : 1 Mo au plus.');
    expect(rows()).toEqual([expect.stringMatching(/^lourd\.pdf.*refusé, ne sera pas envoyé/)]);
    drop(new File(['x'], 'archive.zip', { type: 'application/zip' }));
    expect(screen.getByRole('alert')).toHaveTextContent(/Ce type de fichier n’est pas accepté/);
    expect(rows()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Retirer archive.zip' }));
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Choisir un fichier/ })).toHaveFocus();
  });

  it('leaves a refused file out, beside those that it sends and instead of none that is stored', async () => {
    const onSubmit = vi.fn();
    const kept = fileKind.samples.valid[0];
    const { unmount } = renderInput(file, { onSubmit, value: kept });
    drop(pdf('lourd.pdf', 1_048_577));
    expect(rows()).toEqual([expect.stringMatching(/^Contrat signé\.pdf/), expect.stringMatching(/^lourd\.pdf/)]);
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: kept }));
    unmount();

    renderInput(files, { onSubmit });
    drop(pdf('bon.pdf'), pdf('vide.pdf', 0));
    await save();
    const sent = expect.objectContaining({ name: 'bon.pdf' }) as object;
    await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ id: 1, champ: [sent] }));
  });

  it('replaces a file, and returns null once removed', async () => {
    const onSubmit = vi.fn();
    renderInput(file, { onSubmit });
    drop(pdf('un.pdf'));
    drop(pdf('deux.pdf'));
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Retirer deux.pdf' }));
    expect(screen.getByRole('button', { name: /Choisir un fichier/ })).toHaveFocus();
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: null }));
  });
});

describe('a file to be removed on save', () => {
  const kept = fileKind.samples.valid[0];

  it('stays visible as replaced, and can be restored', async () => {
    const onSubmit = vi.fn();
    renderInput(file, { onSubmit, value: kept });
    drop(pdf('nouveau.pdf'));
    expect(rows()).toEqual([
      expect.stringMatching(/^nouveau\.pdf.*sera envoyé/),
      expect.stringMatching(/^Contrat signé\.pdf.*remplacé à l’enregistrement/),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Rétablir Contrat signé.pdf' }));
    expect(rows()).toEqual([expect.stringMatching(/^Contrat signé\.pdf/)]);
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: kept }));
  });

  it('is restored to its position, and the order can be changed', async () => {
    const onSubmit = vi.fn();
    const [one, two] = filesKind.samples.valid[1];
    renderInput(files, { onSubmit, value: [one, two] });
    await userEvent.click(screen.getByRole('button', { name: `Retirer ${one?.name ?? ''}` }));
    expect(rows()[1]).toMatch(/retiré à l’enregistrement/);
    await userEvent.click(screen.getByRole('button', { name: `Rétablir ${one?.name ?? ''}` }));
    await userEvent.click(screen.getByRole('button', { name: `Descendre ${one?.name ?? ''}` }));
    await save();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: [two, one] }));
  });
});

describe('errors of files', () => {
  it('are shown at the file, of several', () => {
    renderInput(files, { onSubmit: vi.fn() });
    drop(pdf('bon.pdf'), pdf('vide.pdf', 0));
    const [good, empty] = rows();
    expect(good).not.toMatch(/vide/);
    expect(empty).toMatch(/Le fichier est vide/);
  });

  it('are shown if two files are dropped where one is expected, and none is accepted', () => {
    renderInput(file, { onSubmit: vi.fn() });
    drop(pdf('un.pdf'), pdf('deux.pdf'));
    expect(screen.getByRole('alert')).toHaveTextContent('Un seul fichier est attendu ici.');
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });

  it('do not appear when text is pasted', () => {
    renderInput(file, { onSubmit: vi.fn() });
    paste();
    expect(screen.queryAllByRole('listitem')).toEqual([]);
    paste(pdf('collé.pdf'));
    expect(rows()).toEqual([expect.stringMatching(/^collé\.pdf/)]);
  });
});

describe('the cell of files', () => {
  it("downloads a file under its name, from the record's address", async () => {
    const content = new Blob(['bonjour']);
    const download = vi.fn(() => Promise.resolve({ blob: content, name: 'ignored' }));
    const saveFile = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    renderCell(files, [stored], false, domainesProvider({ download }));
    await userEvent.click(screen.getByRole('button', { name: 'Télécharger Compte rendu.pdf' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(content, 'Compte rendu.pdf'));
    expect(download).toHaveBeenCalledWith(`Essais/1/download/${stored?.id ?? ''}`, expect.anything());
  });
});
