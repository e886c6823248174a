/** The cells of a CSV file: quoted ones may hold separators, quotes and line ends. */
function readCells(text: string, separator = text.split('\n', 1)[0]?.includes(';') ? ';' : ','): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const end = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === separator) end();
    else if (character === '\n') {
      end();
      rows.push([]);
    } else if (character !== '\r') cell += character;
  }
  end();
  return rows.filter((row) => row.some((one) => one !== ''));
}

const numberIn = (text: string): unknown => {
  const number = Number(text.replaceAll(/[\s\u00a0]/g, '').replace(',', '.'));
  return Number.isNaN(number) ? text : number;
};

const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  kilometres: numberIn,
  price: numberIn,
  driverId: numberIn,
  electric: (text) => (/^(yes|true|1)$/i.test(text) ? true : /^(no|false|0)$/i.test(text) ? false : text),
  bought: (text) => text.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1'),
};

/** The records of a CSV file whose first row names the fields. */
export function readVehicles(text: string): object[] {
  const [head = [], ...rows] = readCells(text.replace(/^\uFEFF/, ''));
  return rows.map((row) =>
    Object.fromEntries(
      head.flatMap((name, index) => {
        const cell = row[index]?.trim() ?? '';
        return cell === '' || name === 'id' ? [] : [[name, READERS[name]?.(cell) ?? cell] as const];
      }),
    ),
  );
}
