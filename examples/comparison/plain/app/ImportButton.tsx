import { useRef, useState } from 'react';
import { Button, Confirm, useDataProvider, useNotify, useRefresh, type HttpError } from 'react-admin';
import { readVehicles } from './readCsv';

interface Refusal {
  readonly row: number;
  readonly errors: Readonly<Record<string, string>>;
}

const inWords = ({ row, errors }: Refusal): string =>
  `Row ${row + 2}: ${Object.entries(errors)
    .map(([field, message]) => `${field} (${message})`)
    .join(', ')}`;

/** Reads a CSV file, says how many vehicles it holds, and writes them all or none. */
export const ImportButton = () => {
  const input = useRef<HTMLInputElement>(null);
  const [rows, setRows] = useState<readonly object[]>([]);
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const choose = async (file: File | undefined) => setRows(file ? readVehicles(await file.text()) : []);
  const write = async () => {
    setRows([]);
    try {
      const { written } = (await dataProvider.importVehicles(rows)) as { written: number };
      notify(`${written} vehicles imported`, { type: 'success' });
      refresh();
    } catch (error) {
      const { body } = error as HttpError;
      const refused = (body?.refused ?? []) as readonly Refusal[];
      notify(refused.slice(0, 10).map(inWords).join('\n') || 'The import failed', { type: 'error', multiLine: true });
    }
  };
  return (
    <>
      <Button label="Import" onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        onChange={({ target }) => {
          void choose(target.files?.[0]);
          target.value = '';
        }}
      />
      <Confirm
        isOpen={rows.length > 0}
        title="Import"
        content={`Import ${rows.length} vehicles?`}
        onConfirm={() => void write()}
        onClose={() => setRows([])}
      />
    </>
  );
};
