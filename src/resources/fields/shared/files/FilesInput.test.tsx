// @vitest-environment jsdom
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
  screen.getByRole('button', { name: /Choisir un fichier|Ajouter des fichiers/ }).parentElement as HTMLElement;
const drop = (...dropped: readonly File[]) => fireEvent.drop(zone(), { dataTransfer: { files: dropped } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

describe('the input of files', () => {
  it('says before what it takes', () => {
    renderInput(file, { onSubmit: vi.fn() });
    expect(screen.getByText(/PDF, textes, 1\sMo au plus/)).toBeInTheDocument();
  });

  it('takes what is dropped beside what is stored, and gives both', async () => {
    const onSubmit = vi.fn();
    renderInput(files, { onSubmit, value: [stored] });
    drop(pdf('nouveau.pdf'));
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Compte rendu.pdf'),
      expect.stringContaining('sera envoyé'),
    ]);
    await save();
    const added = { rawFile: expect.any(File) as File, name: 'nouveau.pdf', type: 'application/pdf', size: 10 };
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ id: 1, champ: [stored, added] }));
  });

  it('refuses a file that is too large, or of another type, before it is sent', async () => {
    const onSubmit = vi.fn();
    renderInput(file, { onSubmit });
    drop(pdf('lourd.pdf', 1_048_577));
    await save();
    expect(await screen.findByText('Le fichier est trop volumineux : 1 Mo au plus.')).toBeInTheDocument();
    drop(new File(['x'], 'archive.zip', { type: 'application/zip' }));
    expect(await screen.findByText(/Ce type de fichier n’est pas accepté/)).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('replaces one file by another, and gives null once it is taken away', async () => {
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

describe('the cell of files', () => {
  it('downloads a file under its name, from the address of its record', async () => {
    const content = new Blob(['bonjour']);
    const download = vi.fn(() => Promise.resolve({ blob: content, name: 'ignored' }));
    const saveFile = vi.spyOn(saving, 'saveFile').mockImplementation(() => undefined);
    renderCell(files, [stored], false, domainesProvider({ download }));
    await userEvent.click(screen.getByRole('button', { name: 'Télécharger Compte rendu.pdf' }));
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(content, 'Compte rendu.pdf'));
    expect(download).toHaveBeenCalledWith(`Essais/1/download/${stored?.id ?? ''}`, expect.anything());
  });
});
